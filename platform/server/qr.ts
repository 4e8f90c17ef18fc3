import { create } from 'qrcode'

/** The light margin that readers want, in modules. */
const quiet = 4

/** A QR code: the side of its square in modules, and the runs of dark ones, row by row. */
export function qrRuns(text: string): { side: number; runs: { x: number; y: number; length: number }[] } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const rows = Array.from({ length: modules.size }, (_, row) =>
    Array.from(modules.data.slice(row * modules.size, (row + 1) * modules.size), Number).join(''),
  )
  const runs = rows.flatMap((row, y) =>
    Array.from(row.matchAll(/1+/g), ({ index, 0: run }) => ({ x: index, y, length: run.length })),
  )
  return { side: modules.size, runs }
}

/** A QR code as one path in a square of `side` points, its light margin within it. */
export function drawQr(document: PDFKit.PDFDocument, text: string, x: number, y: number, side: number): void {
  const code = qrRuns(text)
  const module = side / (code.side + 2 * quiet)
  for (const run of code.runs)
    document.rect(x + (run.x + quiet) * module, y + (run.y + quiet) * module, run.length * module, module)
  document.fill('#000000')
}
