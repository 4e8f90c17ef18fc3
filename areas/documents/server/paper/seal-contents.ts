import type { SealContent, SealContents } from '#areas/seals/contract/seal.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { PaperSource } from './paper-of.ts'

interface Labels {
  about: string
  number: string
  date: string
}
/** On paper and under its seal words stand in the paper's language, whatever the reader's is. */
const labels: Readonly<Record<'ru' | 'kk', Labels>> = {
  ru: { about: 'Содержание', number: 'Номер', date: 'Дата' },
  kk: { about: 'Мазмұны', number: 'Нөмірі', date: 'Күні' },
}
function contentOf(
  { title, kind_title, kind_title_kk, number, numbered_on }: PaperSource,
  language: 'ru' | 'kk',
): SealContent {
  const said = labels[language]
  return {
    title: language === 'kk' ? (kind_title_kk ?? kind_title) : kind_title,
    facts: [
      { label: said.about, value: title },
      ...(number === null ? [] : [{ label: said.number, value: number }]),
      ...(numbered_on === null ? [] : [{ label: said.date, value: displayDate(numbered_on) }]),
    ],
    tables: [],
  }
}

/** What whoever checks a document's code compares with the paper in hand: no more than stands on it. */
export const contentsOf = (source: PaperSource): SealContents => ({
  ru: contentOf(source, 'ru'),
  ...(source.language === 'ru' ? {} : { kk: contentOf(source, 'kk') }),
})
