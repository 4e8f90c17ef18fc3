import { msg, type Text } from '#platform/contract/text.ts'

/** Letters of any script, what joins or shortens names (space, hyphen, apostrophe, dot), and brackets for a former name. */
const ofNames = /^[\p{L}\p{M} .()'’‘`‐‑-]*$/u

/**
 * What is wrong with a surname, a name or a patronymic that is not empty.
 * @returns null where nothing is
 */
export function nameObjection(given: string): Text | null {
  if (!ofNames.test(given)) return msg`Только буквы, пробел, дефис, апостроф, точка и скобки`
  return given === '' || /\p{L}/u.test(given) ? null : msg`Нужна хотя бы одна буква`
}
