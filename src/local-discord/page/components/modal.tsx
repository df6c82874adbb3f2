import { useEffect, useRef } from 'preact/hooks'
import type { PageComponent } from '../../protocol.js'
import { useDesk } from '../desk.js'
import type { Modal } from '../state.js'
import { Markup } from './markup.js'
import { kinds } from './parts.js'

/** A form that the bot has opened. Escape or Cancel closes it; the bot is not told, as on Discord. */
export function ModalWindow({ modal }: { readonly modal: Modal }) {
  const { state, acts } = useDesk()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [])
  const busy = state.waiting.some(({ type }) => type === 'submit')
  const submit = (event: SubmitEvent & { readonly currentTarget: HTMLFormElement }): void => {
    event.preventDefault()
    if (busy) return
    const values = [...new FormData(event.currentTarget)].map(([id, value]) => [id, typeof value === 'string' ? value : ''])
    acts.submit(modal.interaction, Object.fromEntries(values) as Readonly<Record<string, string>>)
  }
  return (
    <dialog ref={dialog} class="modal" aria-labelledby="modal-title" onClose={() => acts.closeModal()}>
      <form onSubmit={submit}>
        <h2 id="modal-title">{modal.title}</h2>
        {modal.components.map((part, n) => (
          <Field key={n} part={part} label={undefined} />
        ))}
        {state.failure?.at === 'modal' && (
          <p class="failure" role="alert">
            {state.failure.text}
          </p>
        )}
        <div class="actions">
          <button type="button" class="button secondary" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          <button type="submit" class="button primary" aria-busy={busy} aria-disabled={busy}>
            <span class="face">Submit</span>
          </button>
        </div>
      </form>
    </dialog>
  )
}

function Field({ part, label }: { readonly part: PageComponent; readonly label: PageComponent | undefined }) {
  switch (part.type) {
    case kinds.label:
      return part.component ? <Field part={part.component} label={part} /> : null
    case kinds.row:
      return (
        <>
          {part.components?.map((inner, n) => (
            <Field key={n} part={inner} label={undefined} />
          ))}
        </>
      )
    case kinds.text:
      return <Markup source={part.content ?? ''} names={{}} />
    case kinds.input:
      return <TextInput part={part} label={label?.label ?? part.label ?? ''} hint={label?.description ?? undefined} />
    default:
      return <p class="small">A component of type {part.type} stands here, which this page cannot draw.</p>
  }
}

interface TextInputProps {
  readonly part: PageComponent
  readonly label: string
  readonly hint: string | undefined
}

const paragraph = 2

function TextInput({ part, label, hint }: TextInputProps) {
  const id = `input-${part.custom_id}`
  const needed = part.required !== false
  const common = {
    id,
    name: part.custom_id ?? '',
    required: needed,
    minLength: part.min_length,
    maxLength: part.max_length ?? 4000,
    placeholder: part.placeholder,
    autocomplete: 'off',
    'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
  } as const
  return (
    <div class="field">
      <label for={id}>
        {label} {needed && <span class="needed">(required)</span>}
      </label>
      {hint !== undefined && (
        <p class="small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {part.style === paragraph ? (
        <textarea {...common} rows={4} defaultValue={part.value} />
      ) : (
        <input type="text" {...common} defaultValue={part.value} />
      )}
    </div>
  )
}
