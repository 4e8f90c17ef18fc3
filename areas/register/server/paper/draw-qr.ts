import { create } from 'qrcode'

/** A QR code as one path in a square of `side` points, the light margin that readers want within it. */
export function drawQr(document: PDFKit.PDFDocument, text: string, x: number, y: number, side: number): void {
  const quiet = 4
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const module = side / (modules.size + 2 * quiet)
  for (let row = 0; row < modules.size; row++) {
    const line = modules.data.slice(row * modules.size, (row + 1) * modules.size)
    const runs = Array.from(line, Number).join('').matchAll(/1+/g)
    for (const { index, 0: run } of runs)
      document.rect(x + (index + quiet) * module, y + (row + quiet) * module, run.length * module, module)
  }
  document.fill('#000000')
}
