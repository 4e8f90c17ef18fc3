import type { Align, AnyNode, Block, Inline, ListItem, Mark, RichText, Table } from '../../rules/nodes.ts'
import { gridOf, type GridCell } from './grid.ts'

/** Letters of one look; a line ends with `\n`. */
export interface Run {
  text: string
  isBold: boolean
  isItalic: boolean
  isUnderlined: boolean
  isStruck: boolean
  script: 'sub' | 'super' | null
  href: string | null
}
/** Which place in which list: `list` is the list's number within the text, `level` from 0. */
export interface ListPlace {
  list: number
  level: number
  isOrdered: boolean
  start: number
}
export interface TextPiece {
  kind: 'text'
  /** 0: a paragraph. */
  heading: 0 | 1 | 2 | 3
  align: Align
  runs: Run[]
  /** Steps from the left. */
  indent: number
  /** Before the first line of a list's item. */
  marker: string | null
  place: ListPlace | null
}
export interface PieceCell extends GridCell {
  isHead: boolean
  pieces: Piece[]
}
export interface TablePiece {
  kind: 'table'
  /** Shares of the width, together 1. */
  columns: number[]
  rows: PieceCell[][]
  /** So many first rows hold head cells alone. */
  headRows: number
}
/** What a text is written of, one under the other. All three writers go through these and nothing else. */
export type Piece =
  | TextPiece
  | TablePiece
  | { kind: 'picture'; file: number; width: number; alt: string; indent: number }
  | { kind: 'rule' }
  | { kind: 'page' }

interface Around {
  indent: number
  lists: { count: number }
  level: number
}

const hasMark = (marks: readonly Mark[], type: Mark['type']) => marks.some((mark) => mark.type === type)
function runOf(node: Inline): Run {
  const marks: readonly Mark[] = ('marks' in node && node.marks) || []
  const link = marks.find((mark) => mark.type === 'link')
  return {
    text: node.type === 'text' ? node.text.replaceAll('\u00ad', '') : node.type === 'hardBreak' ? '\n' : '',
    isBold: hasMark(marks, 'bold'),
    isItalic: hasMark(marks, 'italic'),
    isUnderlined: hasMark(marks, 'underline') || link !== undefined,
    isStruck: hasMark(marks, 'strike'),
    script: hasMark(marks, 'subscript') ? 'sub' : hasMark(marks, 'superscript') ? 'super' : null,
    href: link?.type === 'link' ? link.attrs.href : null,
  }
}

function itemPieces(item: ListItem, place: ListPlace, marker: string, around: Around): Piece[] {
  const pieces = blockPieces(item.content, { ...around, indent: around.indent + 1, level: around.level + 1 })
  const [first] = pieces
  if (first?.kind === 'text' && first.marker === null) return [{ ...first, marker, place }, ...pieces.slice(1)]
  // an item that begins with something else than words
  return [{ ...textPiece([], { indent: around.indent + 1 }), marker, place }, ...pieces]
}

const isAlike = ({ text: _own, ...look }: Run, { text: _other, ...otherLook }: Run): boolean =>
  Object.entries(look).every(([key, value]) => otherLook[key as keyof typeof otherLook] === value)
/** Runs of one look are one: a value stands in its sentence as if it had been typed there. */
function joined(runs: readonly Run[]): Run[] {
  const whole: Run[] = []
  for (const run of runs) {
    const last = whole.at(-1)
    if (last && isAlike(last, run)) whole[whole.length - 1] = { ...last, text: last.text + run.text }
    else whole.push(run)
  }
  return whole
}

function textPiece(content: readonly Inline[], given: Partial<TextPiece>): TextPiece {
  const runs = joined(content.map(runOf).filter(({ text }) => text !== ''))
  return { kind: 'text', heading: 0, align: 'left', indent: 0, marker: null, place: null, ...given, runs }
}

const bullets = ['•', '–', '▪']
function listPieces(list: Block & { type: 'bulletList' | 'orderedList' }, around: Around): Piece[] {
  const isOrdered = list.type === 'orderedList'
  const start = (isOrdered && list.attrs?.start) || 1
  const place: ListPlace = { list: around.lists.count++, level: around.level, isOrdered, start }
  return list.content.flatMap((item, index) => {
    const marker = isOrdered ? `${start + index}.` : (bullets[around.level % bullets.length] ?? '•')
    return itemPieces(item, place, marker, around)
  })
}

/** What stands in the head of a table is bold, however it is written. */
const asHead = (piece: Piece): Piece =>
  piece.kind === 'text' ? { ...piece, runs: piece.runs.map((run) => ({ ...run, isBold: true })) } : piece

function tablePiece(table: Table, around: Around): TablePiece {
  const { rows, columns } = gridOf(table)
  const given = rows.map((row) =>
    row.map(({ node, ...cell }): PieceCell => {
      const isHead = node.type === 'tableHeader'
      const pieces = blockPieces(node.content, { ...around, indent: 0, level: 0 })
      return { ...cell, isHead, pieces: isHead ? pieces.map(asHead) : pieces }
    }),
  )
  const firstPlain = given.findIndex((row) => row.some(({ isHead }) => !isHead))
  return { kind: 'table', columns, rows: given, headRows: Math.max(0, firstPlain) }
}

function blockPiece(block: Block, around: Around): Piece[] {
  const { indent } = around
  switch (block.type) {
    case 'paragraph':
      return [textPiece(block.content ?? [], { align: block.attrs?.textAlign ?? 'left', indent })]
    case 'heading': {
      const { level, textAlign } = block.attrs
      return [textPiece(block.content ?? [], { heading: level, align: textAlign ?? 'left', indent })]
    }
    case 'bulletList':
    case 'orderedList':
      return listPieces(block, around)
    case 'table':
      return [tablePiece(block, around)]
    case 'image':
      return [{ kind: 'picture', ...block.attrs, indent }]
    case 'horizontalRule':
      return [{ kind: 'rule' }]
    case 'pageBreak':
      return [{ kind: 'page' }]
    default:
      throw new Error(`Not resolved: ${(block as AnyNode).type}`)
  }
}
const blockPieces = (blocks: readonly Block[], around: Around): Piece[] =>
  blocks.flatMap((block) => blockPiece(block, around))

/** The pieces of a resolved text. @throws Error for one that still holds fields, repetitions or conditions */
export const piecesOf = (text: RichText): Piece[] =>
  blockPieces(text.content, { indent: 0, lists: { count: 0 }, level: 0 })
