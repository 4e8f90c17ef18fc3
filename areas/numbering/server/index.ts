import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { inWords } from '#platform/server/audited.ts'
import { numberingPeriodTitles } from '../rules/numbering-period.ts'
import { changeNumberingJournalHandler } from './change-journal.ts'
import { titlesOf } from './journal-titles.ts'
import { numberHandlers } from './list-numbers.ts'
import { journalFields, readingHandlers } from './read-journals.ts'

export { createJournal, type NewJournal } from './create-journal.ts'
export { annulNumbers, numberOf, readNumbers, type GivenNumber } from './given-numbers.ts'
export { takeNumbers, type Subject, type TakenNumber } from './take-numbers.ts'

/** Numbering journals: which numbers papers were given, and by which pattern. Areas above it register journals and say what was numbered. */
export function numberingOf(areas: readonly Area[]): Area {
  const titleOf = titlesOf(areas)
  return {
    endpoints: [...readingHandlers(titleOf), changeNumberingJournalHandler(titleOf), ...numberHandlers(areas, titleOf)],
    audited: [
      {
        subject: 'numbering.journal',
        title: msg`журнал нумерации`,
        values: { period: inWords(numberingPeriodTitles) },
        titles: { pattern: msg`Образец номера`, period: msg`Нумерация`, next: msg`Следующий номер` },
        fields: journalFields,
      },
    ],
    referenceTitles: { 'numbering.number': msg`Номера документов` },
  }
}
