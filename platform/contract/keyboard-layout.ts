/** Letters of the Russian layout (ЙЦУКЕН) by the Latin character of the same key; the Kazakh layout has them too. */
const cyrillicByLatin: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from("qwertyuiop[]asdfghjkl;'zxcvbnm,.", (latin, index) => [
    latin,
    'йцукенгшщзхъфывапролджэячсмитьбю'.charAt(index),
  ]),
)

/** A text typed with the wrong layout, as its keys read in Russian, in small letters: 'Y15' → 'н15', ',' → 'б'. */
export const asRussianLayout = (text: string): string =>
  Array.from(text.toLowerCase(), (character) => cyrillicByLatin[character] ?? character).join('')

/** Digits by physical key: the Kazakh layout has letters in the upper row. */
const digitKey = /^(?:Digit|Numpad)(\d)$/

/** Keys by `KeyboardEvent.code` whose letters or signs are asked for in a cell. */
const signKeys: Readonly<Record<string, string>> = { Slash: '/', NumpadDivide: '/', Comma: 'б', Period: 'ю' }

/**
 * The character a pressed key means in a cell of a grid, whatever layout is on: a digit, '/', a small Russian letter, or
 * any other sign as it is, so that whoever reads the cell can refuse it in words; null for keys that type nothing.
 * `code`, `key` and `shiftKey` are those of a KeyboardEvent without Ctrl, Alt and Meta.
 */
export function cellCharacter({
  code,
  key,
  shiftKey = false,
}: {
  code: string
  key: string
  shiftKey?: boolean
}): string | null {
  if (/^[\d/]$/.test(key)) return key
  const digit = shiftKey ? undefined : digitKey.exec(code)?.[1]
  if (digit !== undefined) return digit
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter !== undefined) return asRussianLayout(letter)
  return (shiftKey ? undefined : signKeys[code]) ?? (key.length === 1 && key !== ' ' ? key.toLowerCase() : null)
}
