import { msg } from '@lingui/core/macro'
import type { ExplainedSubject } from '#areas/access/web/index.ts'
import { readSummarySheet } from '#areas/summary-sheet/contract/summary-sheet.ts'
import { readJournal } from '#areas/journal/contract/journal.ts'
import { createScore } from '#areas/journal/contract/scores.ts'
import { readPersonCard } from '#areas/people/contract/people.ts'
import { gradeBookAccess } from '#areas/register/contract/grade-book.ts'

/** Records about which one may ask why somebody has access to them, with the access that their calls declare. */
export const subjectsOfExplanations: readonly ExplainedSubject[] = [
  { id: 'person-card', title: msg`Карточка человека`, access: readPersonCard.access },
  { id: 'group-journal', title: msg`Журнал группы: читать`, access: readJournal.access },
  { id: 'group-marking', title: msg`Журнал группы: ставить отметки`, access: createScore.access },
  { id: 'class-results', title: msg`Итоги всего класса`, access: readSummarySheet.access },
  { id: 'grade-book', title: msg`Успеваемость ученика за все годы`, access: gradeBookAccess },
]
