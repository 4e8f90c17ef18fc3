/**
 * Rich text as it travels and is kept: the JSON of Tiptap, of these nodes, marks and attributes alone. Nothing of it can run:
 * a link leads where `isSafeAddress` lets it, a picture is a file of the school by its id, colours and fonts do not exist.
 */
export const aligns = ['left', 'center', 'right', 'justify'] as const
export type Align = (typeof aligns)[number]
export const plainMarks = ['bold', 'italic', 'underline', 'strike', 'subscript', 'superscript'] as const
export type PlainMark = (typeof plainMarks)[number]

export type Mark = { type: PlainMark } | { type: 'link'; attrs: { href: string } }

export interface TextNode {
  type: 'text'
  text: string
  marks?: Mark[]
}
export interface HardBreak {
  type: 'hardBreak'
}
/** Of templates only: a place for a value, which is put there in a format of its type. */
export interface FieldNode {
  type: 'field'
  attrs: { name: string; format: string | null }
  marks?: Mark[]
}
export type Inline = TextNode | HardBreak | FieldNode

export interface Paragraph {
  type: 'paragraph'
  attrs?: { textAlign?: Align | null }
  content?: Inline[]
}
export interface Heading {
  type: 'heading'
  attrs: { level: 1 | 2 | 3; textAlign?: Align | null }
  content?: Inline[]
}
export interface ListItem {
  type: 'listItem'
  content: Block[]
}
export interface BulletList {
  type: 'bulletList'
  content: ListItem[]
}
export interface OrderedList {
  type: 'orderedList'
  attrs?: { start?: number }
  content: ListItem[]
}
export interface TableCell {
  type: 'tableCell' | 'tableHeader'
  /** `colwidth`: the widths of its columns, in pixels of the editor; what matters is how they stand to each other. */
  attrs?: { colspan?: number; rowspan?: number; colwidth?: number[] | null }
  content: Block[]
}
export interface TableRow {
  type: 'tableRow'
  /** Of templates only: the row stands once for each item of this list. */
  attrs?: { each?: string | null }
  content: TableCell[]
}
export interface Table {
  type: 'table'
  content: TableRow[]
}
/** A picture that the school keeps; `width` in per cent of the width of the text. */
export interface Picture {
  type: 'image'
  attrs: { file: number; width: number; alt: string }
}
export interface Rule {
  type: 'horizontalRule'
}
export interface PageBreak {
  type: 'pageBreak'
}
/** Of templates only: its content stands once for each item of a list. */
export interface Loop {
  type: 'loop'
  attrs: { name: string }
  content: Block[]
}
export const comparisons = ['filled', 'empty', 'equals', 'differs'] as const
export type Comparison = (typeof comparisons)[number]
/** Of templates only: its content stands where the value is so. */
export interface Condition {
  type: 'condition'
  attrs: { name: string; comparison: Comparison; value: string }
  content: Block[]
}
export type Block =
  | Paragraph
  | Heading
  | BulletList
  | OrderedList
  | Table
  | Picture
  | Rule
  | PageBreak
  | Loop
  | Condition

/** A whole document. */
export interface RichText {
  type: 'doc'
  content: Block[]
}
export type AnyNode = RichText | Block | ListItem | TableRow | TableCell | Inline

/** A text of one empty paragraph: what an editor begins with. */
export const emptyText = (): RichText => ({ type: 'doc', content: [{ type: 'paragraph' }] })
