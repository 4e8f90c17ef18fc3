import { styleOf } from './looks.ts'

/** Where a paragraph of Word stands among lists, which it writes as plain paragraphs. */
export interface ListPlace {
  /** From 1. */
  level: number
  isOrdered: boolean
  start: number
}

/** `mso-list:l0 level2 lfo1` */
const place = /mso-list: ?l\d+ level(\d+)/i
const number = /^\(?(\d+|[a-zа-яәғқңөұүһі]{1,2}|[ivxlc]+)[.)]/i

/** The sign that Word puts before an item: a number, a letter or a bullet. */
function markerOf(paragraph: Element): string {
  const signs = Array.from(paragraph.querySelectorAll('span'), (span) =>
    /mso-list: ?ignore/i.test(styleOf(span)) ? (span.textContent ?? '').trim() : '',
  )
  return signs.find((sign) => sign !== '') ?? ''
}

/** Null: a paragraph of no list. */
export function listPlaceOf(paragraph: Element): ListPlace | null {
  const level = place.exec(styleOf(paragraph))?.[1]
  if (level === undefined) return null
  const marker = markerOf(paragraph)
  const found = number.exec(marker)
  return {
    level: Math.min(9, Number(level)),
    isOrdered: found !== null,
    start: /^\d+$/.test(found?.[1] ?? '') ? Number(found?.[1]) : 1,
  }
}
