import { displayNumber } from '#platform/contract/number.ts'
import { plural, t } from '#platform/contract/text.ts'
import { charactersOfPage, limits } from './limits.ts'
import { isSayable, markShapes, nodeShapes } from './node-shapes.ts'

type Given = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** What was given as the name of something, as far as it can be shown. */
const named = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 40) : '?')

/** Thrown within, to leave the walk: the words are for whoever gave the text. */
class Objection extends Error {}
const object = (words: string): never => {
  throw new Objection(words)
}

interface Walk {
  isTemplate: boolean
  characters: number
  nodes: number
}

/** Where something stands, as a person counts: by the blocks of the document from its beginning. */
const placeOf = (block: number): string => t`Абзац ${block}`

function requireOnly(given: Given, known: readonly string[], place: string): void {
  const strange = Object.keys(given).find((key) => !known.includes(key))
  if (strange !== undefined) object(t`${place}: неизвестное свойство «${named(strange)}»`)
}

function requireMark(mark: unknown, place: string): void {
  const type = isObject(mark) ? mark['type'] : undefined
  const shape = typeof type === 'string' && Object.hasOwn(markShapes, type) ? markShapes[type] : undefined
  if (!isObject(mark) || shape === undefined) return object(t`${place}: неизвестное оформление «${named(type)}»`)
  requireOnly(mark, ['type', 'attrs'], place)
  const attrs = mark['attrs'] ?? {}
  if (!isObject(attrs)) return object(t`${place}: неверное оформление «${named(type)}»`)
  if (type === 'link' && shape['href']?.(attrs['href']) !== true)
    object(t`${place}: ссылка «${named(attrs['href'])}» ведёт не на сайт, почту, телефон или страницу школы`)
  requireOnly(attrs, Object.keys(shape), place)
}

function requireMarks(marks: unknown, place: string): void {
  if (!Array.isArray(marks) || marks.length > Object.keys(markShapes).length)
    return object(t`${place}: неверное оформление`)
  for (const mark of marks) requireMark(mark, place)
}

function requireAttrs(node: Given, type: string, place: string): void {
  const shape = nodeShapes[type]?.attrs ?? {}
  const attrs = node['attrs'] ?? {}
  if (!isObject(attrs)) return object(t`${place}: неверные свойства «${type}»`)
  requireOnly(attrs, Object.keys(shape), place)
  for (const [key, check] of Object.entries(shape))
    if (!check(attrs[key])) object(t`${place}: недопустимое значение «${key}» у «${type}»`)
}

function requireText(node: Given, walk: Walk, place: string): void {
  const { text } = node
  if (!isSayable(text) || text === '') return object(t`${place}: недопустимые символы`)
  walk.characters += text.length
}

/** Rows of a table together may be as wide as `limits.columns`. */
function requireWidth(row: Given, place: string): void {
  const cells = Array.isArray(row['content']) ? row['content'] : []
  const width = cells.reduce<number>((sum, one: unknown) => {
    const span = isObject(one) && isObject(one['attrs']) ? one['attrs']['colspan'] : 1
    return sum + (typeof span === 'number' ? span : 1)
  }, 0)
  if (width > limits.columns)
    object(t`${place}: в строке таблицы ${width} ячеек, а может быть не больше ${limits.columns}`)
}

function shapeOf(node: Given, walk: Walk, place: string) {
  const { type } = node
  const shape = typeof type === 'string' && Object.hasOwn(nodeShapes, type) ? nodeShapes[type] : undefined
  if (shape === undefined || typeof type !== 'string') return object(t`${place}: неизвестная часть «${named(type)}»`)
  if (shape.isOfTemplate && !walk.isTemplate) object(t`${place}: поля и условия бывают только в шаблонах`)
  return { type, shape }
}

function requireContent(node: Given, walk: Walk, at: { place: string; depth: number }): void {
  const { type, shape } = shapeOf(node, walk, at.place)
  const content = node['content'] ?? []
  if (!Array.isArray(content)) return object(t`${at.place}: неверное содержимое «${type}»`)
  if (content.length > 0 && shape.holds === null) object(t`${at.place}: в «${type}» ничего не бывает`)
  if (content.length === 0 && shape.needsContent) object(t`${at.place}: «${type}» без содержимого`)
  for (const [index, child] of content.entries()) {
    const place = type === 'doc' ? placeOf(index + 1) : at.place
    if (!isObject(child)) return object(t`${place}: неизвестная часть`)
    const kind = shapeOf(child, walk, place)
    if (!shape.holds?.includes(kind.type)) object(t`${place}: «${kind.type}» не может стоять в «${type}»`)
    requireNode(child, walk, { place, depth: at.depth + 1 })
  }
}

function requireNode(node: Given, walk: Walk, at: { place: string; depth: number }): void {
  const { place, depth } = at
  const { type, shape } = shapeOf(node, walk, place)
  if (++walk.nodes > limits.nodes) object(t`В тексте больше ${limits.nodes} частей: разделите его на несколько`)
  if (depth > limits.depth) object(t`${place}: вложено глубже ${limits.depth} уровней`)
  requireOnly(node, ['type', 'attrs', 'content', 'marks', ...(type === 'text' ? ['text'] : [])], place)
  requireAttrs(node, type, place)
  if (node['marks'] !== undefined) {
    if (!shape.hasMarks) object(t`${place}: у «${type}» не бывает оформления`)
    requireMarks(node['marks'], place)
  }
  if (type === 'text') requireText(node, walk, place)
  if (type === 'tableRow') requireWidth(node, place)
  requireContent(node, walk, at)
}

const pages = (characters: number) => Math.max(1, Math.round(characters / charactersOfPage))
/** How long a text is and how long it may be; null where it is not too long. */
export function lengthObjection(characters: number): string | null {
  if (characters <= limits.characters) return null
  const [own, allowed] = [pages(characters), pages(limits.characters)]
  return t`В тексте ${displayNumber(characters)} знаков — около ${plural(own, { one: '# страницы', few: '# страниц', many: '# страниц', other: '# страницы' })}, а может быть не больше ${displayNumber(limits.characters)} — около ${allowed}. Разделите его на несколько`
}

const encoder = new TextEncoder()

/**
 * Why this is no rich text, or not a fitting one, with the place where: null where it is. Unknown nodes, marks and attributes
 * are refused, not left out: nothing of what was given is lost unsaid.
 */
export function textObjection(given: unknown, { isTemplate }: { isTemplate: boolean }): string | null {
  const walk: Walk = { isTemplate, characters: 0, nodes: 0 }
  try {
    if (!isObject(given) || given['type'] !== 'doc') return t`Ожидается текст`
    requireNode(given, walk, { place: t`Текст`, depth: 0 })
  } catch (error) {
    if (error instanceof Objection) return error.message
    throw error
  }
  const tooLong = lengthObjection(walk.characters)
  if (tooLong !== null) return tooLong
  const bytes = encoder.encode(JSON.stringify(given)).length
  if (bytes > limits.bytes) {
    const [own, allowed] = [Math.ceil(bytes / 1000), Math.floor(limits.bytes / 1000)]
    return t`Текст с оформлением занимает ${own} КБ, а может не больше ${allowed}. Разделите его на несколько`
  }
  return null
}
