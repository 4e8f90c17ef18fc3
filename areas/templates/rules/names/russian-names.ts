import { russianCases, type RussianCase } from '../words/grammatical-case.ts'
import { sexOf, type NameParts, type Sex } from './person-name.ts'

/** Endings in the order of `russianCases`, put on a stem. */
type Endings = readonly [string, string, string, string, string, string]
const endings = (line: string): Endings => line.split(' ').map((end) => (end === '-' ? '' : end)) as unknown as Endings
/** A stem and what is put on it; null: never declined. */
type Declension = { stem: string; endings: Endings } | null

const ends = (word: string, tail: string) => word.toLowerCase().endsWith(tail)
const cut = (word: string, count: number) => word.slice(0, word.length - count)
const hushing = /[жшчщ]$/i
const hushingOrTs = /[жшчщц]$/i
const velar = /[гкхқғ]$/i

/** Ends in a consonant: Нұрлан, Ким. */
const hard = (word: string): Declension => ({
  stem: word,
  endings: endings(hushingOrTs.test(word) ? '- а у а ем е' : '- а у а ом е'),
})
const softSign = (word: string): Declension => ({ stem: cut(word, 1), endings: endings('ь я ю я ем е') })
function withShortI(word: string): Declension {
  if (ends(word, 'ий')) return { stem: cut(word, 2), endings: endings('ий ия ию ия ием ии') }
  return { stem: cut(word, 1), endings: endings('й я ю я ем е') }
}
/** Ends in -а or -я: Никита, Глоба, Мария. */
function withA(word: string): Declension {
  const stem = cut(word, 1)
  if (ends(word, 'ия')) return { stem, endings: endings('я и и ю ей и') }
  if (ends(word, 'я')) return { stem, endings: endings('я и е ю ей е') }
  if (velar.test(stem)) return { stem, endings: endings('а и е у ой е') }
  if (hushing.test(stem)) return { stem, endings: endings('а и е у ей е') }
  return { stem, endings: endings(ends(stem, 'ц') ? 'а ы е у ей е' : 'а ы е у ой е') }
}
/** After another vowel an -а is not declined: Моруа. */
const endsInOpenA = /[аеёиоуыэюяіұүөә]а$/i
const kazakhDescent = /(ұлы|улы|ули|оглы|қызы|кызы|гызы|қизи)$/i
const vowels = /[аеёиоуыэюяіұүөәі]/gi
const isOneSyllable = (word: string) => (word.match(vowels) ?? []).length === 1

function adjective(word: string): Declension {
  const stem = cut(word, 2)
  if (ends(word, 'ний')) return { stem, endings: endings('ий его ему его им ем') }
  if (ends(word, 'ий') && hushing.test(stem)) return { stem, endings: endings('ий его ему его им ем') }
  if (ends(word, 'ий')) return { stem, endings: endings('ий ого ому ого им ом') }
  if (ends(word, 'ой'))
    return {
      stem,
      endings: endings(velar.test(stem) || hushing.test(stem) ? 'ой ого ому ого им ом' : 'ой ого ому ого ым ом'),
    }
  return { stem, endings: endings('ый ого ому ого ым ом') }
}

function maleSurname(word: string): Declension {
  if (kazakhDescent.test(word) || /[ыи]х$/i.test(word)) return null
  if (/(ов|ев|ёв|ин|ын)$/i.test(word) && !isOneSyllable(word)) return { stem: word, endings: endings('- а у а ым е') }
  // Цой is a noun, Толстой an adjective
  if (ends(word, 'ый') || ends(word, 'ий') || (ends(word, 'ой') && !isOneSyllable(word))) return adjective(word)
  if (ends(word, 'й')) return withShortI(word)
  if (ends(word, 'ь')) return softSign(word)
  if (/[ая]$/i.test(word)) return endsInOpenA.test(word) ? null : withA(word)
  return /[бвгғдджзкқлмнңпрстфхһцчшщ]$/i.test(word) ? hard(word) : null
}
function femaleSurname(word: string): Declension {
  if (kazakhDescent.test(word)) return null
  if (/(ова|ева|ёва|ина|ына)$/i.test(word) && word.length > 4)
    return { stem: cut(word, 1), endings: endings('а ой ой у ой ой') }
  if (ends(word, 'ая')) {
    const stem = cut(word, 2)
    return { stem, endings: endings(hushing.test(stem) ? 'ая ей ей ую ей ей' : 'ая ой ой ую ой ой') }
  }
  if (ends(word, 'яя')) return { stem: cut(word, 2), endings: endings('яя ей ей юю ей ей') }
  return /[ая]$/i.test(word) && !endsInOpenA.test(word) ? withA(word) : null
}

const special: Readonly<Record<string, Endings & string[]>> = Object.fromEntries(
  [
    'Лев Льва Льву Льва Львом Льве',
    'Павел Павла Павлу Павла Павлом Павле',
    'Пётр Петра Петру Петра Петром Петре',
    'Петр Петра Петру Петра Петром Петре',
    'Илья Ильи Илье Илью Ильёй Илье',
    'Любовь Любови Любови Любовь Любовью Любови',
    'Нинель Нинели Нинели Нинель Нинелью Нинели',
    'Рахиль Рахили Рахили Рахиль Рахилью Рахили',
    'Юдифь Юдифи Юдифи Юдифь Юдифью Юдифи',
    'Ильич Ильича Ильичу Ильича Ильичом Ильиче',
    'Кузьмич Кузьмича Кузьмичу Кузьмича Кузьмичом Кузьмиче',
    'Фомич Фомича Фомичу Фомича Фомичом Фомиче',
    'Лукич Лукича Лукичу Лукича Лукичом Лукиче',
  ].map((line) => [line.split(' ')[0]?.toLowerCase() ?? '', line.split(' ') as unknown as Endings & string[]]),
)
/** Names not spelled in Russian, Айгерім and Айгүл among them, are not declined where they end in a consonant. */
function givenName(word: string, sex: Sex): Declension {
  const whole = special[word.toLowerCase()]
  if (whole) return { stem: '', endings: whole }
  if (kazakhDescent.test(word)) return null
  if (/[ая]$/i.test(word)) return endsInOpenA.test(word) ? null : withA(word)
  if (sex === 'female') return null
  if (ends(word, 'й')) return withShortI(word)
  if (ends(word, 'ь')) return softSign(word)
  return /[бвгғдджзкқлмнңпрстфхһцчшщ]$/i.test(word) ? hard(word) : null
}

const declined = (word: string, declension: Declension, which: RussianCase): string =>
  declension === null ? word : `${declension.stem}${declension.endings[russianCases.indexOf(which)] ?? ''}`

/** Each part of a double one by itself: Петров-Водкин. */
const byParts = (word: string, decline: (part: string) => Declension, which: RussianCase): string =>
  word
    .split('-')
    .map((part) => (part === '' ? part : declined(part, decline(part), which)))
    .join('-')

/**
 * A name in a case of Russian. Who wrote it knows better: `NameCorrection` goes before it. Of whom it is not known whether a man or a
 * woman, the name stays as it is.
 */
export function russianName<Parts extends NameParts>(parts: Parts, which: RussianCase): Parts {
  const sex = sexOf(parts)
  if (which === 'nominative' || sex === null) return parts
  const surname = byParts(parts.surname, sex === 'male' ? maleSurname : femaleSurname, which)
  const name = byParts(parts.name, (part) => givenName(part, sex), which)
  const patronymic = parts.patronymic === null ? null : byParts(parts.patronymic, (part) => givenName(part, sex), which)
  return { ...parts, surname, name, patronymic }
}
