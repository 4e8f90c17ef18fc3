import { msg } from '@lingui/core/macro'
import type { WhySubject } from '#areas/access/web/index.ts'
import { readCouncilSheet } from '#areas/summary-sheet/contract/council.ts'
import { readJournal } from '#areas/journal/contract/journal.ts'
import { createScore } from '#areas/journal/contract/scores.ts'
import { readPersonCard } from '#areas/people/contract/people.ts'
import { gradeBookAccess } from '#areas/register/contract/grade-book.ts'

/** Records about which one may ask why somebody has access to them, with the access that their calls declare. */
export const subjectsOfWhy: readonly WhySubject[] = [
  { id: 'person-card', title: msg`Карточка человека`, access: readPersonCard.access },
  { id: 'group-journal', title: msg`Журнал группы: читать`, access: readJournal.access },
  { id: 'group-marking', title: msg`Журнал группы: ставить отметки`, access: createScore.access },
  { id: 'class-results', title: msg`Итоги всего класса`, access: readCouncilSheet.access },
  { id: 'grade-book', title: msg`Успеваемость ученика за все годы`, access: gradeBookAccess },
]
