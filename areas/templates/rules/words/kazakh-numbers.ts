import { maxInWords } from './russian-numbers.ts'

const units = ['', 'бір', 'екі', 'үш', 'төрт', 'бес', 'алты', 'жеті', 'сегіз', 'тоғыз']
const tens = ['', 'он', 'жиырма', 'отыз', 'қырық', 'елу', 'алпыс', 'жетпіс', 'сексен', 'тоқсан']
const classes = ['', 'мың', 'миллион', 'миллиард']

/** 1 to 999. */
function hundredsInWords(count: number): string[] {
  const hundred = Math.floor(count / 100)
  const words = [
    ...(hundred === 0 ? [] : hundred === 1 ? ['жүз'] : [units[hundred] ?? '', 'жүз']),
    tens[Math.floor((count % 100) / 10)] ?? '',
    units[count % 10] ?? '',
  ]
  return words.filter((word) => word !== '')
}

/** A whole number from 0 to 999 999 999 999 in Kazakh words: «он екі мың бес жүз». @throws RangeError for any other one */
export function kazakhNumber(count: number): string {
  if (!Number.isSafeInteger(count) || count < 0 || count > maxInWords)
    throw new RangeError(`Not said in words: ${count}`)
  if (count === 0) return 'нөл'
  const words: string[] = []
  for (let power = classes.length - 1; power >= 0; power--) {
    const part = Math.floor(count / 1000 ** power) % 1000
    if (part === 0) continue
    // a thousand is one by itself, a million is counted
    if (!(power === 1 && part === 1)) words.push(...hundredsInWords(part))
    if (power > 0) words.push(classes[power] ?? '')
  }
  return words.join(' ')
}
