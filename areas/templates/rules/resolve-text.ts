import type {
  Block,
  Condition,
  FieldNode,
  Inline,
  ListItem,
  RichText,
  TableCell,
  TableRow,
} from '#areas/rich-text/rules/nodes.ts'
import { isList, type FieldItem, type FieldValue } from '#platform/contract/template-values.ts'
import { comparedText, formatValue, type CorrectedName, type TemplateLanguage } from './format-value.ts'
import { keyInItem, type KnownFields } from './known-fields.ts'

/** Where a value stood that is not known: what a person writes there by hand. */
export const blank = '____________'

export interface Resolving {
  fields: KnownFields
  language: TemplateLanguage
  /** By whole names; of items see `items`. */
  values: Readonly<Record<string, FieldValue>>
  corrected: CorrectedName
}
interface Around extends Resolving {
  /** The present item of each list that is gone through. */
  items: ReadonlyMap<string, FieldItem>
  /** Names of fields without a value. */
  missing: Set<string>
}

function valueOf(name: string, { fields, values, items }: Around): FieldValue {
  const list = fields.get(name)?.list ?? null
  if (list === null) return values[name] ?? null
  return items.get(list)?.[keyInItem(list, name)] ?? null
}
const itemsOf = (name: string, around: Around): readonly FieldItem[] => {
  const value = valueOf(name, around)
  return isList(value) ? value : []
}
/** `number` of an item is its place in the list, unless the list says another. */
const inItem = (list: string, item: FieldItem, index: number, around: Around): Around => ({
  ...around,
  items: new Map([...around.items, [list, { number: index + 1, ...item }]]),
})

function resolvedField({ attrs, marks }: FieldNode, around: Around): Inline {
  const { name, format } = attrs
  const field = around.fields.get(name)
  const { language, corrected } = around
  const said = field && formatValue(valueOf(name, around), { type: field.type, format, language }, corrected)
  if (said === null || said === undefined) around.missing.add(name)
  return { type: 'text', text: said ?? blank, ...(marks && { marks }) }
}
const inlines = (content: readonly Inline[] | undefined, around: Around): Inline[] =>
  (content ?? []).map((node) => (node.type === 'field' ? resolvedField(node, around) : node))

function holds({ attrs: { name, comparison, value } }: Condition, around: Around): boolean {
  const said = comparedText(valueOf(name, around)).trim()
  const isSame = said.toLocaleLowerCase() === value.trim().toLocaleLowerCase()
  if (comparison === 'filled') return said !== ''
  if (comparison === 'empty') return said === ''
  return comparison === 'equals' ? isSame : !isSame
}

/** What must not be empty gets an empty paragraph. */
const orBlank = (content: Block[]): Block[] => (content.length === 0 ? [{ type: 'paragraph' }] : content)
const cells = (row: TableRow, around: Around): TableRow => ({
  type: 'tableRow',
  content: row.content.map((cell): TableCell => ({ ...cell, content: orBlank(blocks(cell.content, around)) })),
})
function rows(row: TableRow, around: Around): TableRow[] {
  const each = row.attrs?.each ?? null
  if (each === null) return [cells(row, around)]
  return itemsOf(each, around).map((item, index) => cells(row, inItem(each, item, index, around)))
}
const listItems = (content: readonly ListItem[], around: Around): ListItem[] =>
  content.map((item) => ({ ...item, content: orBlank(blocks(item.content, around)) }))

function resolvedBlock(block: Block, around: Around): Block[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [{ ...block, content: inlines(block.content, around) }]
    case 'bulletList':
    case 'orderedList':
      return [{ ...block, content: listItems(block.content, around) }]
    case 'table': {
      const content = block.content.flatMap((row) => rows(row, around))
      return content.length === 0 ? [] : [{ ...block, content }]
    }
    case 'loop': {
      const { name } = block.attrs
      return itemsOf(name, around).flatMap((item, index) => blocks(block.content, inItem(name, item, index, around)))
    }
    case 'condition':
      return holds(block, around) ? blocks(block.content, around) : []
    default:
      return [block]
  }
}
const blocks = (content: readonly Block[], around: Around): Block[] =>
  content.flatMap((block) => resolvedBlock(block, around))

/** A text with values in the places of its fields, and the names of those that are not known. */
export function resolveText(text: RichText, resolving: Resolving): { text: RichText; missing: string[] } {
  const missing = new Set<string>()
  const content = blocks(text.content, { ...resolving, items: new Map(), missing })
  return { text: { type: 'doc', content: orBlank(content) }, missing: [...missing] }
}
