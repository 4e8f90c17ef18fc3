import { qrCode } from '#platform/server/qr/qr-code.ts'

/** A QR code as one path in a square of `side` points, the light margin that readers want within it. */
export function drawQr(document: PDFKit.PDFDocument, text: string, x: number, y: number, side: number): void {
  const quiet = 4
  const matrix = qrCode(text)
  const module = side / (matrix.length + 2 * quiet)
  for (const [row, line] of matrix.entries()) {
    const runs = line.map(Number).join('').matchAll(/1+/g)
    for (const { index, 0: run } of runs)
      document.rect(x + (index + quiet) * module, y + (row + quiet) * module, run.length * module, module)
  }
  document.fill('#000000')
}
