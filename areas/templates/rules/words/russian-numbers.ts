import { russianCases, type RussianCase } from './grammatical-case.ts'

export type Gender = 'masculine' | 'feminine' | 'neuter'
/** Forms of a word in the order of `russianCases`. */
type Forms = readonly [string, string, string, string, string, string]
const forms = (line: string): Forms => line.split(' ') as unknown as Forms
const inCase = (of: Forms, which: RussianCase): string => of[russianCases.indexOf(which)] ?? of[0]

const one: Record<Gender, Forms> = {
  masculine: forms('один одного одному один одним одном'),
  feminine: forms('одна одной одной одну одной одной'),
  neuter: forms('одно одного одному одно одним одном'),
}
const two: Record<Gender, Forms> = {
  masculine: forms('два двух двум два двумя двух'),
  feminine: forms('две двух двум две двумя двух'),
  neuter: forms('два двух двум два двумя двух'),
}
/** `пять` and all that end as it does. */
const asFive = (word: string): Forms => {
  const stem = word.slice(0, -1)
  return [word, `${stem}и`, `${stem}и`, word, `${word}ю`, `${stem}и`]
}
const upToTwenty: readonly (Forms | null)[] = [
  forms('ноль ноля нолю ноль нолём ноле'),
  null,
  null,
  forms('три трёх трём три тремя трёх'),
  forms('четыре четырёх четырём четыре четырьмя четырёх'),
  asFive('пять'),
  asFive('шесть'),
  asFive('семь'),
  forms('восемь восьми восьми восемь восемью восьми'),
  asFive('девять'),
  asFive('десять'),
  ...['один', 'две', 'три', 'четыр', 'пят', 'шест', 'сем', 'восем', 'девят'].map((stem) => asFive(`${stem}надцать`)),
]
const tens: readonly Forms[] = [
  asFive('двадцать'),
  asFive('тридцать'),
  forms('сорок сорока сорока сорок сорока сорока'),
  forms('пятьдесят пятидесяти пятидесяти пятьдесят пятьюдесятью пятидесяти'),
  forms('шестьдесят шестидесяти шестидесяти шестьдесят шестьюдесятью шестидесяти'),
  forms('семьдесят семидесяти семидесяти семьдесят семьюдесятью семидесяти'),
  forms('восемьдесят восьмидесяти восьмидесяти восемьдесят восемьюдесятью восьмидесяти'),
  forms('девяносто девяноста девяноста девяносто девяноста девяноста'),
]
const hundreds: readonly Forms[] = [
  forms('сто ста ста сто ста ста'),
  forms('двести двухсот двумстам двести двумястами двухстах'),
  forms('триста трёхсот трёмстам триста тремястами трёхстах'),
  forms('четыреста четырёхсот четырёмстам четыреста четырьмястами четырёхстах'),
  forms('пятьсот пятисот пятистам пятьсот пятьюстами пятистах'),
  forms('шестьсот шестисот шестистам шестьсот шестьюстами шестистах'),
  forms('семьсот семисот семистам семьсот семьюстами семистах'),
  forms('восемьсот восьмисот восьмистам восемьсот восемьюстами восьмистах'),
  forms('девятьсот девятисот девятистам девятьсот девятьюстами девятистах'),
]

/** A thing that is counted: its singular, and its plural. */
export interface Noun {
  gender: Gender
  one: Forms
  many: Forms
}
export const noun = (gender: Gender, single: string, several: string): Noun => ({
  gender,
  one: forms(single),
  many: forms(several),
})
const classes: readonly Noun[] = [
  noun('feminine', 'тысяча тысячи тысяче тысячу тысячей тысяче', 'тысячи тысяч тысячам тысячи тысячами тысячах'),
  noun(
    'masculine',
    'миллион миллиона миллиону миллион миллионом миллионе',
    'миллионы миллионов миллионам миллионы миллионами миллионах',
  ),
  noun(
    'masculine',
    'миллиард миллиарда миллиарду миллиард миллиардом миллиарде',
    'миллиарды миллиардов миллиардам миллиарды миллиардами миллиардах',
  ),
]

/** The form of a noun beside a whole number: «два миллиона», «пять миллионов», «двум миллионам». */
export function countedNoun(count: number, { one: single, many }: Noun, which: RussianCase): string {
  const [lastTwo, last] = [count % 100, count % 10]
  const isTeen = lastTwo > 10 && lastTwo < 20
  if (last === 1 && !isTeen) return inCase(single, which)
  if (which !== 'nominative' && which !== 'accusative') return inCase(many, which)
  return last >= 2 && last <= 4 && !isTeen ? inCase(single, 'genitive') : inCase(many, 'genitive')
}

function unitsInWords(units: number, gender: Gender, which: RussianCase): string {
  if (units === 1) return inCase(one[gender], which)
  if (units === 2) return inCase(two[gender], which)
  const word = upToTwenty[units]
  return word ? inCase(word, which) : ''
}
/** 1 to 999. */
function hundredsInWords(count: number, gender: Gender, which: RussianCase): string[] {
  const [hundred, rest] = [Math.floor(count / 100), count % 100]
  const [ten, unit] = rest < 20 ? [0, rest] : [Math.floor(rest / 10), rest % 10]
  const words: (Forms | undefined)[] = [hundreds[hundred - 1], tens[ten - 2]]
  const said = words.flatMap((word) => (word ? [inCase(word, which)] : []))
  return unit === 0 ? said : [...said, unitsInWords(unit, gender, which)]
}

/** The most that is said in words. */
export const maxInWords = 999_999_999_999

/**
 * A whole number from 0 to 999 999 999 999 in words: «двадцать одна тысяча», of the gender of what is counted, in a case.
 * @throws RangeError for any other one
 */
export function russianNumber(
  count: number,
  { gender = 'masculine', which = 'nominative' }: { gender?: Gender; which?: RussianCase } = {},
): string {
  if (!Number.isSafeInteger(count) || count < 0 || count > maxInWords)
    throw new RangeError(`Not said in words: ${count}`)
  if (count === 0) return unitsInWords(0, gender, which)
  const words: string[] = []
  for (let power = classes.length; power >= 0; power--) {
    const part = Math.floor(count / 1000 ** power) % 1000
    if (part === 0) continue
    const counted = classes[power - 1]
    words.push(...hundredsInWords(part, counted?.gender ?? gender, which))
    if (counted) words.push(countedNoun(part, counted, which))
  }
  return words.join(' ')
}
