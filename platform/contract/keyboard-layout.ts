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
 * The character a pressed key means in a cell of a grid, whatever layout is on: a digit, '/', or a small Russian letter;
 * null for keys that type nothing here. `code` and `key` are those of a KeyboardEvent without Ctrl, Alt and Meta.
 */
export function cellCharacter({ code, key }: { code: string; key: string }): string | null {
  if (/^[\d/]$/.test(key)) return key
  const digit = digitKey.exec(code)?.[1]
  if (digit !== undefined) return digit
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter !== undefined) return asRussianLayout(letter)
  return signKeys[code] ?? null
}
