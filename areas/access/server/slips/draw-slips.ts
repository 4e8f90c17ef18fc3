// Draws, in a thread.
import { t } from '#platform/contract/text.ts'
import { writePages } from '#platform/server/draw-pdf.ts'
import { onPaper } from '#platform/server/language/spoken.ts'
import { paperFonts } from '#platform/server/pdf-fonts.ts'
import { drawLogo, type SchoolHead } from '#platform/server/pdf-head.ts'
import { drawQr } from '#platform/server/qr.ts'
import type { Slip } from './making.ts'

const [columns, rows, edge, padding, qrSide, logoSide] = [2, 4, 24, 12, 74, 16]
const perPage = columns * rows
const grey = '#555555'

interface Place {
  head: SchoolHead
  address: string
}

/** A login is read letter by letter: «f» and «i» are not drawn as one sign. */
const lettersApart: unknown = { liga: false }
const features = lettersApart as PDFKit.Mixins.OpenTypeFeatures[]

/** One line of a slip that never runs into the next one. */
function line(document: PDFKit.PDFDocument, text: string, at: { x: number; y: number; width: number }) {
  document.text(text, at.x, at.y, { width: at.width, lineBreak: false, ellipsis: true, height: 20, features })
}

const minSize = 5
/** A text that is typed letter by letter: whole, in smaller letters and several lines where it is long. */
function wholeText(
  document: PDFKit.PDFDocument,
  text: string,
  at: { x: number; y: number; width: number; height: number; size: number },
) {
  const { x, y, width, height } = at
  let size = at.size
  while (size > minSize && document.fontSize(size).heightOfString(text, { width, features }) > height) size -= 0.5
  document.fontSize(size).text(text, x, y, { width, height, ellipsis: true, features })
}

function drawSlip(
  document: PDFKit.PDFDocument,
  slip: Slip,
  place: Place,
  box: { x: number; y: number; w: number; h: number },
) {
  document.rect(box.x, box.y, box.w, box.h).lineWidth(0.5).dash(3, { space: 3 }).stroke('#999999').undash()
  const [x, top] = [box.x + padding, box.y + padding]
  const whole = box.w - 2 * padding
  const beside = whole - qrSide - 8
  document.font(paperFonts.regular).fontSize(8).fillColor(grey)
  const beyondLogo = place.head.logo === null ? 0 : logoSide + 5
  drawLogo(document, place.head, { x, y: top - 5, side: logoSide })
  line(document, place.head.school, { x: x + beyondLogo, y: top, width: whole - beyondLogo })
  document.font(paperFonts.bold).fontSize(11).fillColor('#000000')
  document.text(slip.full_name, x, top + 13, { width: beside, height: 30, ellipsis: true })
  document.font(paperFonts.regular).fontSize(9)
  if (slip.class !== null) line(document, t`Класс ${slip.class}`, { x, y: top + 44, width: beside })
  document.fontSize(8).fillColor(grey)
  line(document, t`Сайт`, { x, y: top + 60, width: beside })
  line(document, t`Логин`, { x, y: top + 86, width: whole })
  line(document, t`Временный пароль`, { x, y: top + 119, width: whole })
  document.fillColor('#000000')
  wholeText(document, place.address, { x, y: top + 70, width: beside, height: 16, size: 9 })
  document.font(paperFonts.bold)
  wholeText(document, slip.login, { x, y: top + 96, width: whole, height: 23, size: 10.5 })
  document.fontSize(13)
  line(document, slip.password, { x, y: top + 129, width: whole })
  document.font(paperFonts.regular).fontSize(7.5).fillColor(grey)
  document.text(t`1. Откройте сайт и введите логин и временный пароль.`, x, top + 148, { width: whole })
  document.text(t`2. Придумайте свой пароль и никому его не говорите. Листок больше не нужен.`, x, top + 158, {
    width: whole,
  })
  drawQr(document, place.address, box.x + box.w - padding - qrSide, top + 13, qrSide)
}

/** Slips to be cut out, eight on an A4 page, in the order given. @returns bytes of the PDF */
export function drawSlips(slips: readonly Slip[], place: Place): Promise<Uint8Array<ArrayBuffer>> {
  const pages = Array.from({ length: Math.ceil(slips.length / perPage) }, (_, page) =>
    slips.slice(page * perPage, (page + 1) * perPage),
  )
  return onPaper(() =>
    writePages({ title: t`Листки для входа`, language: 'ru' }, pages, (document, page) => {
      // a slip near the edge of the sheet would begin a new page
      document.page.margins = { top: 0, left: 0, right: 0, bottom: 0 }
      const [w, h] = [(document.page.width - 2 * edge) / columns, (document.page.height - 2 * edge) / rows]
      for (const [index, slip] of page.entries()) {
        const at = { x: edge + (index % columns) * w, y: edge + Math.floor(index / columns) * h }
        drawSlip(document, slip, place, { ...at, w, h })
      }
    }),
  )
}
