import { aligns, comparisons, plainMarks } from './nodes.ts'
import { isSafeAddress } from './safe-address.ts'
import { limits } from './limits.ts'

type Check = (value: unknown) => boolean
const wholeFrom =
  (min: number, max: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)
/** What PostgreSQL, a screen or an XML of Word would stumble over. */
const control = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/u
export const isSayable = (value: unknown): value is string =>
  typeof value === 'string' && value.isWellFormed() && !control.test(value)
const textUpTo =
  (max: number, min = 0): Check =>
  (value) =>
    isSayable(value) && value.length >= min && value.length <= max
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value)
const isWidths: Check = (value) =>
  Array.isArray(value) && value.length <= limits.columns && value.every(wholeFrom(1, 5_000))

export interface NodeShape {
  attrs: Readonly<Record<string, Check>>
  /** Types of what it may hold; null: nothing. */
  holds: readonly string[] | null
  /** It can't be empty. */
  needsContent?: true
  hasMarks?: true
  isOfTemplate?: true
}

const inline = ['text', 'hardBreak', 'field']
const blocks = ['paragraph', 'heading', 'bulletList', 'orderedList', 'table', 'image', 'horizontalRule', 'pageBreak']
const all = [...blocks, 'loop', 'condition']
const inCell = all.filter((type) => type !== 'table' && type !== 'pageBreak')
const textAlign = optional(oneOf(...aligns))
const cell: NodeShape = {
  attrs: {
    colspan: optional(wholeFrom(1, limits.columns)),
    rowspan: optional(wholeFrom(1, 200)),
    colwidth: optional(isWidths),
  },
  holds: inCell,
  needsContent: true,
}
const fieldName = textUpTo(limits.fieldName, 1)

/** What each node may be made of. */
export const nodeShapes: Readonly<Record<string, NodeShape>> = {
  doc: { attrs: {}, holds: all, needsContent: true },
  paragraph: { attrs: { textAlign }, holds: inline },
  heading: { attrs: { level: wholeFrom(1, 3), textAlign }, holds: inline },
  bulletList: { attrs: {}, holds: ['listItem'], needsContent: true },
  orderedList: {
    attrs: { start: optional(wholeFrom(0, 100_000)), type: optional(oneOf(null)) },
    holds: ['listItem'],
    needsContent: true,
  },
  listItem: { attrs: {}, holds: inCell, needsContent: true },
  table: { attrs: {}, holds: ['tableRow'], needsContent: true },
  tableRow: { attrs: { each: optional(fieldName) }, holds: ['tableCell', 'tableHeader'], needsContent: true },
  tableCell: cell,
  tableHeader: cell,
  image: {
    attrs: { file: wholeFrom(1, 2_147_483_647), width: wholeFrom(5, 100), alt: textUpTo(limits.alt) },
    holds: null,
  },
  horizontalRule: { attrs: {}, holds: null },
  pageBreak: { attrs: {}, holds: null },
  text: { attrs: {}, holds: null, hasMarks: true },
  hardBreak: { attrs: {}, holds: null, hasMarks: true },
  field: {
    attrs: { name: fieldName, format: optional(textUpTo(limits.fieldName, 1)) },
    holds: null,
    hasMarks: true,
    isOfTemplate: true,
  },
  loop: { attrs: { name: fieldName }, holds: all, needsContent: true, isOfTemplate: true },
  condition: {
    attrs: { name: fieldName, comparison: oneOf(...comparisons), value: textUpTo(limits.comparedValue) },
    holds: all,
    needsContent: true,
    isOfTemplate: true,
  },
}

/** The attributes of each mark. */
export const markShapes: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  ...Object.fromEntries(plainMarks.map((mark) => [mark, {}])),
  link: { href: (value) => typeof value === 'string' && isSafeAddress(value) },
}
