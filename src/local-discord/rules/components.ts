import { ButtonStyle, ComponentType } from 'discord-api-types/v10'
import type { Flaw, Path } from '../errors.js'
import { walk, type Part } from '../message.js'

const MOST_COMPONENTS = 40
const MOST_TEXT = 4000
const MOST_ROWS = 5
const MOST_IN_ROW = 5

/** Lengths by field, counted as JavaScript counts. A button's and a menu's custom id has at least one letter. */
const LENGTHS = [
  { field: 'custom_id', least: 1, most: 100 },
  { field: 'label', least: 0, most: 80 },
  { field: 'placeholder', least: 0, most: 150 },
  { field: 'url', least: 0, most: 512 },
] as const
const MOST_OPTIONS = 25
const OPTION_LENGTH = 100

/** All that is wrong with a message's components; with `v2` false only rows of buttons and menus are allowed. */
export function componentFlaws(parts: readonly Part[], v2: boolean, files: readonly string[]): readonly Flaw[] {
  const flaws: Flaw[] = []
  const ids = new Set<string>()
  const refuse = (path: Path, code: string, message: string): void => void flaws.push({ path, code, message })
  let count = 0
  let text = 0
  if (!v2 && parts.length > MOST_ROWS)
    refuse(['components'], 'BASE_TYPE_BAD_LENGTH', `Must be between 1 and ${MOST_ROWS} in length.`)
  for (const { part, path } of walk(parts)) {
    count++
    if (part.type === ComponentType.TextDisplay) text += part.content?.length ?? 0
    if (!v2 && path.length === 2 && part.type !== ComponentType.ActionRow) {
      refuse([...path, 'type'], 'UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1,).')
    }
    flaws.push(...lengthFlaws(part, path), ...partFlaws(part, path), ...fileFlaws(part, path, files))
    if (part.custom_id !== undefined && ids.has(part.custom_id)) {
      refuse([...path, 'custom_id'], 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated')
    }
    if (part.custom_id !== undefined) ids.add(part.custom_id)
  }
  if (count > MOST_COMPONENTS) {
    const message = `The number of components exceeds the maximum of ${MOST_COMPONENTS}`
    refuse(['components'], 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', message)
  }
  if (text > MOST_TEXT) {
    const message = `Components displayable text size exceeds maximum size of ${MOST_TEXT}`
    refuse(['components'], 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', message)
  }
  return flaws
}

function lengthFlaws(part: Part, path: Path): readonly Flaw[] {
  const flaws: Flaw[] = []
  for (const { field, least, most } of LENGTHS) {
    const length = part[field]?.length
    if (length === undefined || (length >= least && length <= most)) continue
    const message = `Must be between ${least} and ${most} in length.`
    flaws.push({ path: [...path, field], code: 'BASE_TYPE_BAD_LENGTH', message })
  }
  return flaws
}

function partFlaws(part: Part, path: Path): readonly Flaw[] {
  switch (part.type) {
    case ComponentType.ActionRow:
      return rowFlaws(part.components ?? [], path)
    case ComponentType.Button:
      return buttonFlaws(part, path)
    case ComponentType.StringSelect:
      return selectFlaws(part, path)
    case ComponentType.Section:
      return part.accessory
        ? []
        : [{ path: [...path, 'accessory'], code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }]
    default:
      return []
  }
}

/** A row is five buttons wide, and a menu fills it. */
function rowFlaws(parts: readonly Part[], path: Path): readonly Flaw[] {
  const menus = parts.some(({ type }) => type !== ComponentType.Button)
  if (parts.length === 0 || parts.length > MOST_IN_ROW) {
    return [
      { path: [...path, 'components'], code: 'BASE_TYPE_BAD_LENGTH', message: `Must be between 1 and ${MOST_IN_ROW} in length.` },
    ]
  }
  if (!menus || parts.length === 1) return []
  const message = 'The specified component exceeds the maximum width'
  return [{ path: [...path, 'components'], code: 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', message }]
}

function buttonFlaws(part: Part, path: Path): readonly Flaw[] {
  const flaws: Flaw[] = []
  const link = part.style === ButtonStyle.Link
  if (part.style === ButtonStyle.Premium) return []
  if (link && (part.url === undefined || part.custom_id !== undefined)) {
    const message = 'A link button has a url and no custom id'
    flaws.push({ path: [...path, 'url'], code: 'BUTTON_COMPONENT_INVALID_URL', message })
  }
  if (!link && (part.custom_id === undefined || part.url !== undefined)) {
    const message = 'A custom id and no url is required'
    flaws.push({ path: [...path, 'custom_id'], code: 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', message })
  }
  if (!part.label && !part.emoji) {
    flaws.push({ path, code: 'BUTTON_COMPONENT_INVALID_EMOJI_OR_LABEL', message: 'One of label or emoji is required' })
  }
  return flaws
}

function selectFlaws(part: Part, path: Path): readonly Flaw[] {
  const flaws: Flaw[] = []
  const options = part.options ?? []
  const least = part.min_values ?? 1
  const most = part.max_values ?? 1
  if (options.length === 0 || options.length > MOST_OPTIONS) {
    const message = `Must be between 1 and ${MOST_OPTIONS} in length.`
    flaws.push({ path: [...path, 'options'], code: 'BASE_TYPE_BAD_LENGTH', message })
  }
  if (least > most || most > options.length) {
    const message = 'min_values and max_values must fit each other and the number of options'
    flaws.push({ path: [...path, 'max_values'], code: 'BASE_TYPE_BAD_INT_RANGE', message })
  }
  if (options.filter((option) => option.default).length > most) {
    flaws.push({ path: [...path, 'options'], code: 'SELECT_COMPONENT_TOO_MANY_DEFAULTS', message: 'Too many default options' })
  }
  const seen = new Set<string>()
  for (const [index, option] of options.entries()) {
    const at = [...path, 'options', index]
    if (seen.has(option.value)) {
      const message = 'The specified option value is already used'
      flaws.push({ path: [...at, 'value'], code: 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', message })
    }
    seen.add(option.value)
    for (const field of ['label', 'value', 'description'] as const) {
      if ((option[field]?.length ?? 0) <= OPTION_LENGTH) continue
      const message = `Must be ${OPTION_LENGTH} or fewer in length.`
      flaws.push({ path: [...at, field], code: 'BASE_TYPE_MAX_LENGTH', message })
    }
  }
  return flaws
}

/** `attachment://name` must name a file of the message. */
function fileFlaws(part: Part, path: Path, files: readonly string[]): readonly Flaw[] {
  const urls = [part.media?.url, part.file?.url, ...(part.items ?? []).map(({ media }) => media.url)]
  return urls.flatMap((url) => {
    if (!url?.startsWith('attachment://') || files.includes(url.slice('attachment://'.length))) return []
    const message = `The referenced attachment "${url}" was not found`
    return [{ path, code: 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', message }]
  })
}
