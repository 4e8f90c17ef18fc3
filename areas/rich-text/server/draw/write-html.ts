import type { Paper, Signature } from '../../contract/paper.ts'
import { pictureWords, underSignature, wholeAddress } from './paper-words.ts'
import { piecesOf, type Piece, type PieceCell, type Run, type TablePiece, type TextPiece } from './pieces.ts'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? '')

function runHtml(run: Run, origin: string): string {
  let html = escaped(run.text).replaceAll('\n', '<br>')
  if (run.script !== null) html = `<${run.script.slice(0, 3)}>${html}</${run.script.slice(0, 3)}>`
  if (run.isStruck) html = `<s>${html}</s>`
  if (run.isUnderlined && run.href === null) html = `<u>${html}</u>`
  if (run.isItalic) html = `<em>${html}</em>`
  if (run.isBold) html = `<strong>${html}</strong>`
  return run.href === null ? html : `<a href="${escaped(wholeAddress(origin, run.href))}">${html}</a>`
}

function textHtml({ heading, align, runs, indent, marker }: TextPiece, origin: string): string {
  const tag = heading === 0 ? 'p' : `h${heading}`
  const inner = runs.map((run) => runHtml(run, origin)).join('')
  const own = marker === null ? inner : `${escaped(marker)} ${inner}`
  return `<${tag} style="text-align:${align};margin:0 0 8px ${indent * 24}px">${own === '' ? '&nbsp;' : own}</${tag}>`
}

function cellHtml({ colspan, rowspan, isHead, pieces }: PieceCell, origin: string): string {
  const tag = isHead ? 'th' : 'td'
  const spans = `${colspan > 1 ? ` colspan="${colspan}"` : ''}${rowspan > 1 ? ` rowspan="${rowspan}"` : ''}`
  return `<${tag}${spans} style="border:1px solid #8b95a3;padding:4px 6px;vertical-align:top">${piecesHtml(pieces, origin)}</${tag}>`
}
function tableHtml({ rows }: TablePiece, origin: string): string {
  const lines = rows.map((row) => `<tr>${row.map((cell) => cellHtml(cell, origin)).join('')}</tr>`)
  return `<table style="border-collapse:collapse;width:100%;margin:0 0 8px">${lines.join('')}</table>`
}

function pieceHtml(piece: Piece, origin: string): string {
  if (piece.kind === 'text') return textHtml(piece, origin)
  if (piece.kind === 'table') return tableHtml(piece, origin)
  if (piece.kind === 'picture') return `<p>${escaped(pictureWords(piece.alt))}</p>`
  return '<hr>'
}
const piecesHtml = (pieces: readonly Piece[], origin: string) =>
  pieces.map((piece) => pieceHtml(piece, origin)).join('')

function signatureHtml(signature: Signature): string {
  const under = underSignature(signature).map((line) => `<br><small>${escaped(line)}</small>`)
  return `<p>${escaped(signature.post)} <strong>${escaped(signature.name)}</strong>${under.join('')}</p>`
}
function sealHtml({ seal }: Paper): string {
  if (seal === null) return ''
  const address = `<a href="${escaped(seal.url)}">${escaped(seal.code)}</a>`
  return `<p><small>${[...seal.lines.map(escaped), address].join('<br>')}</small></p>`
}
function headHtml({ head }: Paper): string {
  if (head === null) return ''
  const lines = [...head.names.map((name) => `<strong>${escaped(name)}</strong>`), ...head.lines.map(escaped)]
  return `<p style="text-align:center">${lines.join('<br>')}</p><hr>`
}

/**
 * A paper as a piece of HTML for a letter: every word escaped, no scripts, no style sheets, pictures by their words. Two texts stand in
 * two columns. @param origin of the school's own pages
 */
export function paperHtml(paper: Paper, origin: string): string {
  const [first, second] = paper.texts.map(
    ({ language, text }) => `<div lang="${language}">${piecesHtml(piecesOf(text), origin)}</div>`,
  )
  const column = (html: string | undefined) =>
    `<td style="width:50%;vertical-align:top;padding:0 8px">${html ?? ''}</td>`
  const body =
    second === undefined
      ? (first ?? '')
      : `<table style="width:100%"><tr>${column(first)}${column(second)}</tr></table>`
  return `${headHtml(paper)}${body}${paper.signatures.map(signatureHtml).join('')}${sealHtml(paper)}`
}
