// Writes papers for Word, in a thread: `render-paper.ts` is how the server asks for them.
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  ImageRun,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
  type ISectionOptions,
} from 'docx'
import { toBuffer } from 'qrcode'
import type { LetterHead, Paper, Seal, Signature } from '../../contract/paper.ts'
import { childrenOf, twips, type Around } from './docx-text.ts'
import type { Drawing } from './draw-papers.ts'
import { pageParts, underSignature } from './paper-words.ts'
import { piecesOf, type ListPlace } from './pieces.ts'

const margins = { top: 45, right: 40, bottom: 45, left: 57 }
const pageWidth = 595.3
const textWidth = pageWidth - margins.left - margins.right
const columnGap = 16
const qrSide = 96
const logoSide = 56
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const bare = { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none }
const smallSize = 17

type Child = Paragraph | Table

/** What stands side by side without any frame; shares of the width. */
const sideBySide = (cells: readonly { share: number; children: readonly Child[] }[]): Table =>
  new Table({
    layout: TableLayoutType.FIXED,
    width: { size: twips(textWidth), type: WidthType.DXA },
    columnWidths: cells.map(({ share }) => twips(textWidth * share)),
    borders: bare,
    rows: [
      new TableRow({
        children: cells.map(
          ({ share, children }) =>
            new TableCell({
              borders: bare,
              width: { size: twips(textWidth * share), type: WidthType.DXA },
              children: children.length === 0 ? [new Paragraph({ children: [] })] : [...children],
            }),
        ),
      }),
    ],
  })

const centred = (text: string, look: { bold?: boolean; size?: number }) =>
  new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ text, ...look })] })

function headOf({ logo, names, lines }: LetterHead): Child[] {
  const picture =
    logo === null
      ? []
      : [
          new Paragraph({
            alignment: AlignmentType.CENTER,
            children: [
              new ImageRun({
                type: 'png',
                data: Buffer.from(logo.replace(/^data:[^,]*,/, ''), 'base64'),
                transformation: { width: logoSide, height: logoSide },
              }),
            ],
          }),
        ]
  const [first, second] = names
  const named = (name: string) => [centred(name, { bold: true })]
  const top: Child[] =
    second === undefined
      ? [...picture, ...named(first ?? '')]
      : [
          sideBySide([
            { share: 0.42, children: named(first ?? '') },
            { share: 0.16, children: picture },
            { share: 0.42, children: named(second) },
          ]),
        ]
  const rule = new Paragraph({
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '8B95A3' } },
    spacing: { after: twips(8) },
    children: [],
  })
  return [...top, ...lines.map((line) => centred(line, { size: smallSize })), rule]
}

const small = (text: string) => new Paragraph({ keepLines: true, children: [new TextRun({ text, size: smallSize })] })
function signatureOf(signature: Signature): Child[] {
  const { post, name, date } = signature
  const line = (text: string, bold = false) => [
    new Paragraph({ keepNext: true, spacing: { before: twips(8) }, children: [new TextRun({ text, bold })] }),
  ]
  const row = sideBySide([
    { share: 0.42, children: line(post) },
    { share: 0.22, children: line(date === null ? '______________' : '') },
    { share: 0.36, children: line(name, true) },
  ])
  return [row, ...underSignature(signature).map(small)]
}

async function sealOf(seal: Seal): Promise<Child[]> {
  const data = await toBuffer(seal.url, { margin: 2, width: 2 * qrSide })
  const code = new ImageRun({ type: 'png', data, transformation: { width: qrSide, height: qrSide } })
  const words = [...seal.lines.map(small), new Paragraph({ children: [new TextRun({ text: seal.code, bold: true })] })]
  return [
    sideBySide([
      { share: 0.2, children: [new Paragraph({ children: [code] })] },
      { share: 0.8, children: words },
    ]),
  ]
}

function bodyOf(paper: Paper, given: Omit<Around, 'width' | 'lists'>, index: number): Child[] {
  const columns = paper.texts.map(({ text }, column) => {
    const width = paper.texts.length === 1 ? textWidth : textWidth / 2 - columnGap
    return childrenOf(piecesOf(text), { ...given, width, lists: `list-${index}-${column}` })
  })
  const [first = [], second] = columns
  return second === undefined
    ? first
    : [
        sideBySide([
          { share: 0.5, children: first },
          { share: 0.5, children: second },
        ]),
      ]
}

function footOf(paper: Paper): Footer {
  const { footer, seal } = paper
  const words = [footer, ...(seal === null ? [] : [seal.code])].join(' · ')
  const [before, between, after] = pageParts(paper)
  const pages = [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES_IN_SECTION, after]
  const children = [new TextRun({ children: [`${words} · `, ...pages], size: smallSize })]
  return new Footer({ children: [new Paragraph({ children })] })
}

const numberingOf = (numbered: ReadonlyMap<string, ListPlace>) =>
  Array.from(numbered, ([reference, { level, start }]) => ({
    reference,
    levels: [{ level: Math.min(level, 8), format: LevelFormat.DECIMAL, text: `%${Math.min(level, 8) + 1}.`, start }],
  }))

/** Papers for Word, each a section of its own. @returns bytes of the DOCX */
export async function writeDocx(
  papers: readonly Paper[],
  { origin, pictures }: Drawing,
): Promise<Uint8Array<ArrayBuffer>> {
  const numbered = new Map<string, ListPlace>()
  const sections: ISectionOptions[] = []
  for (const [index, paper] of papers.entries()) {
    const { head, signatures, seal } = paper
    const children = [
      ...(head === null ? [] : headOf(head)),
      ...bodyOf(paper, { origin, pictures, numbered }, index),
      ...signatures.flatMap(signatureOf),
      ...(seal === null ? [] : await sealOf(seal)),
    ]
    const margin = {
      top: twips(margins.top),
      right: twips(margins.right),
      bottom: twips(margins.bottom),
      left: twips(margins.left),
    }
    sections.push({ properties: { page: { margin } }, footers: { default: footOf(paper) }, children })
  }
  const document = new Document({
    title: papers[0]?.title ?? '',
    creator: '',
    styles: { default: { document: { run: { font: 'Times New Roman', size: 24 } } } },
    numbering: { config: numberingOf(numbered) },
    sections,
  })
  return new Uint8Array(await Packer.toBuffer(document))
}
