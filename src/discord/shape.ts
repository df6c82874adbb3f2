import {
  ButtonStyle,
  ComponentType,
  MessageFlags,
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  type APIMessageTopLevelComponent,
} from 'discord-api-types/v10'
import type { Control, Line, Pick, Press, Screen } from '../kit/screen.js'
import { encode } from './custom-id.js'
import type { Icons } from './emojis.js'
import type { Names } from './names.js'
import { label, line, pinged, type Pen } from './write.js'

/** A message body as Discord's REST takes it, for posts, edits and answers alike. */
export interface Body {
  readonly content?: string
  readonly flags: number
  readonly components: readonly APIMessageTopLevelComponent[]
  readonly allowed_mentions: { readonly parse: readonly []; readonly users?: readonly string[] }
  /** The files that the message has then: those that come with it by their number, those that stay by their id. Without it all stay. */
  readonly attachments?: readonly {
    readonly id: string
    readonly filename: string
    readonly description: string
  }[]
}

/** What a screen needs to become a message: who sits where, where its buttons point, whether it may call somebody. */
export interface Frame {
  readonly names: Names
  readonly table: string
  readonly asked: number
  readonly ping?: boolean
  /** Small pictures in texts and on buttons; words do without. */
  readonly icons?: Icons | undefined
}

/** Discord's limits (message and components reference). */
const MOST_CONTENT = 2000
const MOST_TEXT = 4000
const MOST_LABEL = 80
const MOST_PLACEHOLDER = 150
const MOST_OPTION = 100

/** The message for a screen: plain content for a 'message', which alone can ping well; a box of Components V2 for a 'panel'. */
export function shape(screen: Screen<unknown>, frame: Frame): Body {
  const most = screen.form === 'message' ? MOST_CONTENT : MOST_TEXT
  const text = whole(screen.lines, { ...frame, ping: frame.ping ?? false }, most)
  const rows = screen.rows.filter((row) => row.length > 0).map((row) => actionRow(row, frame))
  if (screen.form === 'message') {
    const users = frame.ping ? screen.lines.flatMap((it) => pinged(it.text, frame.names)) : []
    const allowed = users.length ? { parse: [] as const, users: [...new Set(users)] } : { parse: [] as const }
    return { content: text, flags: 0, components: rows, allowed_mentions: allowed }
  }
  const box = {
    type: ComponentType.Container as const,
    components: [{ type: ComponentType.TextDisplay as const, content: text }, ...rows],
  }
  return { flags: MessageFlags.IsComponentsV2, components: [box], allowed_mentions: { parse: [] } }
}

/** Screens are tested to fit in words; icons that find no room go, and should that not help, the last lines do. */
function whole(all: readonly Line[], pen: Pen, most: number): string {
  const rich = lines(all, pen).join('\n')
  if (rich.length <= most) return rich
  const text = lines(all, { ...pen, icons: undefined })
  let kept = text.length
  while (kept > 1 && text.slice(0, kept).join('\n').length > most) kept--
  return text.slice(0, kept).join('\n').slice(0, most)
}

function lines(all: readonly Line[], pen: Pen): readonly string[] {
  return all.map((it, at) => {
    const text = line(it.text, pen)
    switch (it.as) {
      case 'headline':
        return `### ${text}`
      case 'plain':
        return text
      case 'quote':
        return `> ${text}`
      case 'small':
        return `-# ${text}`
      case 'figures':
        return `\`${padded(all, at)}\` ${text}`
    }
  })
}

/** Figures set to the width of their column over the neighbouring lines of figures, with spaces that Discord keeps. */
function padded(all: readonly Line[], at: number): string {
  const figuresAt = (i: number): readonly string[] | undefined => {
    const it = all[i]
    return it?.as === 'figures' ? it.figures : undefined
  }
  let from = at
  while (figuresAt(from - 1)) from--
  let to = at
  while (figuresAt(to + 1)) to++
  const block = Array.from({ length: to - from + 1 }, (_, i) => figuresAt(from + i) ?? [])
  return (figuresAt(at) ?? [])
    .map((figure, column) => figure.padStart(Math.max(3, ...block.map((row) => row[column]?.length ?? 0)), '\u00A0'))
    .join('\u00A0\u00A0')
}

function actionRow(row: readonly Control<unknown>[], frame: Frame): APIActionRowComponent<APIComponentInMessageActionRow> {
  return {
    type: ComponentType.ActionRow,
    components: row.map((control) => (control.kind === 'press' ? button(control, frame) : select(control, frame))),
  }
}

const STYLES = { main: ButtonStyle.Primary, danger: ButtonStyle.Danger, plain: ButtonStyle.Secondary } as const

const button = (press: Press<unknown>, frame: Frame): APIComponentInMessageActionRow => ({
  type: ComponentType.Button,
  style: STYLES[press.tone ?? 'plain'],
  label: label(press.label, frame.names).slice(0, MOST_LABEL),
  custom_id: encode(press.to, frame),
  ...emojiOf(press, frame),
  ...(press.closed ? { disabled: true } : {}),
})

function emojiOf({ icon }: Press<unknown>, { icons }: Frame): { emoji?: { id: string; name: string } } {
  const emoji = icon && icons?.(icon)
  return emoji ? { emoji } : {}
}

const select = (pick: Pick<unknown>, frame: Frame): APIComponentInMessageActionRow => ({
  type: ComponentType.StringSelect,
  custom_id: encode(pick.to, frame),
  placeholder: label(pick.label, frame.names).slice(0, MOST_PLACEHOLDER),
  min_values: pick.count[0],
  max_values: pick.count[1],
  options: pick.items.map((item) => ({
    label: label(item.label, frame.names).slice(0, MOST_OPTION),
    value: item.key,
    ...(item.chosen ? { default: true } : {}),
  })),
})
