/** Crockford's letters: none is taken for another when it is read aloud or typed from paper. */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 16 letters are 80 bits: not to be guessed. */
export const codeLength = 16
const group = 4

/** What is typed for a letter of the code: alike ones, and Cyrillic ones that look the same on paper. */
const alike: Readonly<Record<string, string>> = {
  O: '0',
  I: '1',
  L: '1',
  О: '0',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
}

/** A code of random bytes, one letter of each. */
export const codeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, codeLength), (byte) => codeLetters[byte % codeLetters.length]).join('')

/** As it stands on paper: `ABCD-EFGH-JKMN-PQRS`. */
export const printedCode = (code: string): string => code.match(new RegExp(`.{1,${group}}`, 'g'))?.join('-') ?? code

/** The code that somebody typed: without spaces and dashes, in capitals; null where it can't be one. */
export function readCode(typed: string): string | null {
  const letters = Array.from(typed.toUpperCase().replaceAll(/[\s\u2010-\u2015-]/g, ''), (one) => alike[one] ?? one)
  return letters.length === codeLength && letters.every((one) => codeLetters.includes(one)) ? letters.join('') : null
}
