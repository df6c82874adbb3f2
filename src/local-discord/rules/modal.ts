import { ComponentType } from 'discord-api-types/v10'
import { invalidForm, type Flaw, type Path, type Refusal } from '../errors.js'
import { walk, type Part } from '../message.js'
import type { Modal } from '../modal.js'

const MOST_TOP = 5
const TOP: readonly number[] = [ComponentType.Label, ComponentType.ActionRow, ComponentType.TextDisplay]
const MOST_TITLE = 45
const MOST_LABEL = 45
const MOST_LABEL_DESCRIPTION = 100
const MOST_INPUT = 4000
const GROUPS: readonly number[] = [ComponentType.RadioGroup, ComponentType.CheckboxGroup]

/** What Discord refuses in a modal beyond its published shape. */
export function checkModal(modal: Partial<Modal>): Refusal | undefined {
  const flaws: Flaw[] = []
  const parts = modal.components ?? []
  const bound = (path: Path, value: string | undefined, least: number, most: number): void => {
    const length = value?.length ?? 0
    if (length >= least && length <= most) return
    flaws.push({ path, code: 'BASE_TYPE_BAD_LENGTH', message: `Must be between ${least} and ${most} in length.` })
  }
  bound(['data', 'title'], modal.title, 1, MOST_TITLE)
  bound(['data', 'custom_id'], modal.custom_id, 1, 100)
  if (parts.length < 1 || parts.length > MOST_TOP) {
    flaws.push({
      path: ['data', 'components'],
      code: 'BASE_TYPE_BAD_LENGTH',
      message: `Must be between 1 and ${MOST_TOP} in length.`,
    })
  }
  const ids = new Set<string>()
  for (const { part, path } of walk(parts, ['data', 'components'])) {
    if (path.length === 3 && !TOP.includes(part.type)) {
      flaws.push({
        path: [...path, 'type'],
        code: 'UNION_TYPE_CHOICES',
        message: `Value of field "type" must be one of ${TOP.join(', ')}.`,
      })
    }
    if (part.type === ComponentType.Label) {
      bound([...path, 'label'], part.label, 1, MOST_LABEL)
      bound([...path, 'description'], part.description, 0, MOST_LABEL_DESCRIPTION)
    }
    flaws.push(...fieldFlaws(part, path))
    if (part.custom_id === undefined) continue
    bound([...path, 'custom_id'], part.custom_id, 1, 100)
    if (ids.has(part.custom_id)) {
      const message = 'Component custom id cannot be duplicated'
      flaws.push({ path: [...path, 'custom_id'], code: 'COMPONENT_CUSTOM_ID_DUPLICATED', message })
    }
    ids.add(part.custom_id)
  }
  return invalidForm(flaws)
}

function fieldFlaws(part: Part, path: Path): readonly Flaw[] {
  if (GROUPS.includes(part.type) && ((part.options?.length ?? 0) < 1 || (part.options?.length ?? 0) > 10)) {
    return [{ path: [...path, 'options'], code: 'BASE_TYPE_BAD_LENGTH', message: 'Must be between 1 and 10 in length.' }]
  }
  const ordered = (part.min_length ?? 0) <= (part.max_length ?? MOST_INPUT)
  if (part.type === ComponentType.TextInput && (!ordered || (part.value?.length ?? 0) > (part.max_length ?? MOST_INPUT))) {
    return [{ path: [...path, 'value'], code: 'BASE_TYPE_BAD_LENGTH', message: 'The value must fit min_length and max_length.' }]
  }
  return []
}
