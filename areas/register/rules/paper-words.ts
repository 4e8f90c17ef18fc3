import { withLetter, withStar } from '#areas/grading/rules/result-value.ts'
import type { MissCategory } from '#areas/miss-kinds/rules/miss-kinds.ts'
import type { ResultType } from '#platform/contract/enumerations.ts'
import { roman } from '#platform/contract/roman.ts'

interface PaperResult {
  type: ResultType
  value: number | null
  letter?: string | null | undefined
  differs?: boolean | undefined
}

export const paperLanguages = ['ru', 'kk'] as const
export type PaperLanguage = (typeof paperLanguages)[number]

/** When a paper was made and who asked for it; under another's name also whose that is. */
export interface PaperMaking {
  moment: string
  author: string
  inNameOf: string | null
}

/** What stands on a report card, in the language of the paper. */
interface PaperWords {
  title: string
  finalTitle: string
  school: string
  student: string
  schoolClass: string
  year: (years: string) => string
  quarter: (numeral: string) => string
  half: (numeral: string) => string
  wholeYear: string
  period: string
  edition: string
  subject: string
  misses: string
  columns: { year: string; exam: string; total: string }
  missed: string
  missedKinds: Readonly<Record<MissCategory, string>>
  late: string
  decision: string
  classTeacher: string
  director: string
  date: string
  parents: string
  results: { passed: string; failed: string; none: string; ungraded: string }
  key: string
  /** What the star behind a result means. */
  star: string
  number: (number: string, version: number) => string
  made: (making: PaperMaking) => string
  /** Names of files, which tell the language too. */
  files: Record<'card' | 'cards' | 'finalCard' | 'finalCards', string>
}

const madeBy = (made: string, under: string, { moment, author, inNameOf }: PaperMaking): string =>
  `${made} ${moment}${author && ` · ${author}`}${inNameOf === null ? '' : ` (${under}: ${inNameOf})`}`

const ru: PaperWords = {
  title: 'Табель успеваемости и посещаемости',
  finalTitle: 'Итоговый табель успеваемости и посещаемости',
  school: 'Школа',
  student: 'Ученик (ученица)',
  schoolClass: 'Класс',
  year: (years) => `${years} учебный год`,
  quarter: (numeral) => `${numeral} четверть`,
  half: (numeral) => `${numeral} полугодие`,
  wholeYear: 'за учебный год',
  period: 'Период',
  edition: 'Редакция',
  subject: 'Предмет',
  misses: 'Пропуски',
  columns: { year: 'Год', exam: 'Экзамен', total: 'Итог' },
  missed: 'Пропущено уроков',
  missedKinds: {
    unexcused: 'без причины',
    excused: 'по уважительной причине',
    illness: 'по болезни',
    other: 'по другой причине',
  },
  late: 'Опозданий',
  decision: 'Решение педагогического совета',
  classTeacher: 'Классный руководитель',
  director: 'Директор',
  date: 'Дата',
  parents: 'Подпись родителей (законных представителей)',
  results: { passed: 'зч', failed: 'нз', none: 'н/а', ungraded: 'без отметок' },
  key: 'зч — зачёт, нз — незачёт, н/а — не аттестован(а)',
  star: '* — выставлено иначе, чем по отметкам',
  number: (number, version) => `№ ${number}${version > 1 ? `, редакция ${version}` : ''}`,
  made: (making) => madeBy('Сформировано', 'под именем', making),
  files: { card: 'Табель', cards: 'Табели', finalCard: 'Итоговый табель', finalCards: 'Итоговые табели' },
}

const kk: PaperWords = {
  title: 'Үлгерім және сабаққа қатысу табелі',
  finalTitle: 'Үлгерім және сабаққа қатысудың қорытынды табелі',
  school: 'Мектеп',
  student: 'Оқушы',
  schoolClass: 'Сынып',
  year: (years) => `${years} оқу жылы`,
  quarter: (numeral) => `${numeral} тоқсан`,
  half: (numeral) => `${numeral} жартыжылдық`,
  wholeYear: 'оқу жылы бойынша',
  period: 'Кезең',
  edition: 'Редакция',
  subject: 'Пән',
  misses: 'Сабақтан қалу',
  columns: { year: 'Жылдық', exam: 'Емтихан', total: 'Қорытынды' },
  missed: 'Босатылған сабақтар',
  missedKinds: {
    unexcused: 'себепсіз',
    excused: 'дәлелді себеппен',
    illness: 'ауруына байланысты',
    other: 'басқа себеппен',
  },
  late: 'Кешігулер',
  decision: 'Педагогикалық кеңестің шешімі',
  classTeacher: 'Сынып жетекшісі',
  director: 'Директор',
  date: 'Күні',
  parents: 'Ата-анасының (заңды өкілдерінің) қолы',
  results: { passed: 'есп', failed: 'есм', none: 'а/ж', ungraded: 'бағасыз' },
  key: 'есп — есептелді, есм — есептелмеді, а/ж — аттестатталған жоқ',
  star: '* — ағымдағы бағалардан басқаша қойылған',
  number: (number, version) => `№ ${number}${version > 1 ? `, ${version}-редакция` : ''}`,
  made: (making) => madeBy('Қалыптастырылды', 'атынан', making),
  files: {
    card: 'Үлгерім табелі',
    cards: 'Үлгерім табельдері',
    finalCard: 'Қорытынды табель',
    finalCards: 'Қорытынды табельдер',
  },
}

export const paperWords: Readonly<Record<PaperLanguage, PaperWords>> = { ru, kk }

/** A result as it stands on paper: «5», «4 B+», «зч», «а/ж», «4*» where it differs from its marks. */
export function paperResult(language: PaperLanguage, { type, value, letter, differs }: PaperResult): string {
  const { passed, failed, none } = paperWords[language].results
  const passing = value === 1 ? passed : failed
  const text = value === null ? none : type === 'passfail' ? passing : withLetter(String(value), letter)
  return withStar(text, differs)
}

/** «II четверть», «I жартыжылдық», «за учебный год». */
export function paperPeriod(
  language: PaperLanguage,
  { quarter, half }: { quarter: number | null; half: number | null },
) {
  const words = paperWords[language]
  if (quarter !== null) return words.quarter(roman(quarter))
  return half === null ? words.wholeYear : words.half(roman(half))
}
