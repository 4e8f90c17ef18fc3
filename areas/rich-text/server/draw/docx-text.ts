import {
  AlignmentType,
  BorderStyle,
  ExternalHyperlink,
  ImageRun,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
  type IParagraphOptions,
  type ParagraphChild,
} from 'docx'
import type { Align } from '../../rules/nodes.ts'
import { pictureWords, wholeAddress } from './paper-words.ts'
import type { Pictures } from './around.ts'
import type { ListPlace, Piece, Run, TablePiece, TextPiece } from './pieces.ts'

/** Twentieths of a point, Word's own unit. */
export const twips = (points: number) => Math.round(points * 20)
/** Word counts letters in halves of a point. */
const halfPoints = (points: number) => Math.round(points * 2)

export interface Around {
  /** Points. */
  width: number
  origin: string
  pictures: Pictures
  /** Before the names of lists: each text counts its own. */
  lists: string
  /** Lists that are numbered, by name. */
  numbered: Map<string, ListPlace>
}
const aligns: Record<Align, (typeof AlignmentType)[keyof typeof AlignmentType]> = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
}
export const sizes = { 0: 12, 1: 16, 2: 14, 3: 12.5 }
const indentStep = twips(24)
const hanging = twips(16)
const pixelsOfPoint = 96 / 72

function runsOf(run: Run, heading: TextPiece['heading'], origin: string): ParagraphChild[] {
  const look = {
    bold: run.isBold || heading > 0,
    italics: run.isItalic,
    strike: run.isStruck,
    ...(run.isUnderlined && { underline: {} }),
    subScript: run.script === 'sub',
    superScript: run.script === 'super',
    size: halfPoints(sizes[heading]),
  }
  const texts = run.text
    .split('\n')
    .map((text, index) => new TextRun({ ...look, text, ...(index > 0 && { break: 1 }) }))
  return run.href === null ? texts : [new ExternalHyperlink({ children: texts, link: wholeAddress(origin, run.href) })]
}

/** The place of an item in its list; its further paragraphs stand under its words. */
function listLook({ place, marker, indent }: TextPiece, around: Around): Partial<IParagraphOptions> {
  if (place === null || marker === null) return indent > 0 ? { indent: { left: indent * indentStep } } : {}
  const look = { indent: { left: indent * indentStep, hanging } }
  if (!place.isOrdered) return { ...look, bullet: { level: Math.min(place.level, 8) } }
  const reference = `${around.lists}-${place.list}`
  around.numbered.set(reference, place)
  return { ...look, numbering: { reference, level: Math.min(place.level, 8) } }
}

const textOf = (piece: TextPiece, around: Around): Paragraph =>
  new Paragraph({
    alignment: aligns[piece.align],
    spacing: { before: twips(piece.heading > 0 ? 8 : 0), after: twips(4) },
    keepNext: piece.heading > 0,
    widowControl: true,
    ...listLook(piece, around),
    children: piece.runs.flatMap((run) => runsOf(run, piece.heading, around.origin)),
  })

const line = { style: BorderStyle.SINGLE, size: 4, color: '8B95A3' }
const frame = { top: line, bottom: line, left: line, right: line }

function tableOf({ rows, columns, headRows }: TablePiece, around: Around): Table {
  const widths = columns.map((share) => twips(share * around.width))
  const spanned = (column: number, span: number) =>
    widths.slice(column, column + span).reduce((sum, width) => sum + width, 0)
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: twips(around.width), type: WidthType.DXA },
    columnWidths: widths,
    rows: rows.map(
      (row, index) =>
        new TableRow({
          tableHeader: index < headRows,
          cantSplit: true,
          children: row.map(({ column, colspan, rowspan, isHead, pieces }) => {
            const width = spanned(column, colspan)
            return new TableCell({
              columnSpan: colspan,
              rowSpan: rowspan,
              width: { size: width, type: WidthType.DXA },
              borders: frame,
              verticalAlign: VerticalAlign.TOP,
              ...(isHead && { shading: { type: ShadingType.CLEAR, fill: 'EEF1F4' } }),
              children: childrenOf(pieces, { ...around, width: width / 20 - 11 }),
            })
          }),
        }),
    ),
  })
}

function pictureOf(piece: Piece & { kind: 'picture' }, around: Around): Paragraph {
  const picture = around.pictures[piece.file]
  if (picture === undefined) return new Paragraph({ children: [new TextRun(pictureWords(piece.alt))] })
  const width = Math.round(((around.width * piece.width) / 100) * pixelsOfPoint)
  const height = Math.round((width * picture.height) / picture.width)
  const image = new ImageRun({
    type: 'jpg',
    data: picture.bytes,
    transformation: { width, height },
    altText: { name: piece.alt, description: piece.alt, title: piece.alt },
  })
  return new Paragraph({ children: [image] })
}

function pieceOf(piece: Piece, around: Around): Paragraph | Table {
  if (piece.kind === 'text') return textOf(piece, around)
  if (piece.kind === 'table') return tableOf(piece, around)
  if (piece.kind === 'picture') return pictureOf(piece, around)
  return piece.kind === 'rule'
    ? new Paragraph({ border: { bottom: line }, children: [] })
    : new Paragraph({ pageBreakBefore: true, children: [] })
}

/** Word wants a paragraph in each cell, and one after a table at its end. */
export function childrenOf(pieces: readonly Piece[], around: Around): (Paragraph | Table)[] {
  const children = pieces.map((piece) => pieceOf(piece, around))
  return children.at(-1) instanceof Paragraph ? children : [...children, new Paragraph({ children: [] })]
}
