import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeLength, codeLetters, codeOf, printedCode, readCode } from './document-code.ts'

const bytes = fc.uint8Array({ minLength: codeLength, maxLength: codeLength + 8 })

test('a code is read as it is printed, whatever the bytes', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = codeOf(random)
      expect(code).toMatch(new RegExp(`^[${codeLetters}]{${codeLength}}$`))
      expect(printedCode(code)).toMatch(/^(.{4}-){3}.{4}$/)
      for (const typed of [code, printedCode(code), ` ${printedCode(code).toLowerCase()} `])
        expect(readCode(typed)).toBe(code)
    }),
  )
})

test('every letter is as likely as any other', () => {
  const all = Array.from({ length: 256 / codeLength }, (_, block) =>
    codeOf(Uint8Array.from({ length: codeLength }, (__, index) => block * codeLength + index)),
  ).join('')
  for (const letter of codeLetters) expect(all.split(letter)).toHaveLength(256 / codeLetters.length + 1)
})

test('letters that look alike on paper, and Cyrillic ones, are read as what was printed', () => {
  fc.assert(
    fc.property(bytes, fc.infiniteStream(fc.boolean()), (random, chosen) => {
      const code = codeOf(random)
      const looks: Record<string, string> = {
        '0': 'О',
        '1': 'l',
        A: 'А',
        B: 'в',
        E: 'Е',
        K: 'к',
        M: 'М',
        H: 'н',
        P: 'Р',
        C: 'С',
        T: 'Т',
        X: 'х',
      }
      const typed = Array.from(code, (one) => (chosen.next().value ? (looks[one] ?? one) : one)).join('')
      expect(readCode(typed)).toBe(code)
    }),
  )
})

test('what can be no code is none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
      const read = readCode(typed)
      if (read !== null) expect(readCode(read)).toBe(read)
    }),
  )
  for (const typed of ['', 'ABCD-EFGH-JKMN', 'ABCD-EFGH-JKMN-PQRST', 'ABCD-EFGH-JKMN-PQR!', 'ABCD-EFGH-JKMN-PQRU'])
    expect(readCode(typed)).toBeNull()
})
