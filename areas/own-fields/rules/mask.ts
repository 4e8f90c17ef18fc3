import { t } from '#platform/contract/text.ts'

/** Places of a mask: a digit, a letter, either of them. All other signs stand for themselves. */
const places: Readonly<Record<string, RegExp>> = { '0': /\d/u, А: /\p{L}/u, A: /\p{L}/u, '*': /[\p{L}\d]/u }

/** Why a text can't be a mask, or null: it has to leave something to be filled in. */
export const maskFlaw = (mask: string): string | null =>
  Array.from(mask).some((sign) => sign in places)
    ? null
    : t`Нужно хотя бы одно место: 0 — цифра, А — буква, * — любая из них`

/** Why a text doesn't look as its mask says, or null. */
export function maskObjection(mask: string, text: string): string | null {
  const [signs, given] = [Array.from(mask), Array.from(text)]
  const fits =
    signs.length === given.length &&
    signs.every((sign, at) => places[sign]?.test(given[at] ?? '') ?? sign === given[at])
  return fits ? null : t`Ожидается вид ${mask}: 0 — цифра, А — буква`
}

/** What was typed, laid into the mask: its own signs are put where more follows, signs that fit nowhere are left out. */
export function laidIntoMask(mask: string, typed: string): string {
  const given = Array.from(typed)
  let laid = ''
  for (const sign of mask) {
    if (given.length === 0) break
    const place = places[sign]
    if (place === undefined) {
      laid += sign
      if (given[0] === sign) given.shift()
      continue
    }
    while (given.length > 0 && !place.test(given[0] ?? '')) given.shift()
    laid += given.shift() ?? ''
  }
  return typed === '' ? '' : laid
}
