import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import { explainedSubjects } from '#areas/access/web/index.ts'
import { groupLinks } from '#areas/classes/web/index.ts'
import { allows } from '#platform/contract/access.ts'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { marksLessons, readsJournals } from '../contract/access.ts'
import { listJournalGroups } from '../contract/journal.ts'
import { journalOfGroup } from './card-links.tsx'
import { journalQueues } from './save/kept-queues.ts'

export { periodOf } from './choose/address.ts'
export { PeriodSelect } from './choose/period-select.tsx'
export { MarksTab } from './grid/marks-tab.tsx'
export { resultCards, type ResultCardProps } from './grid/result-card.ts'
export { useLessons } from './grid/use-lessons.ts'
export { useResults } from './grid/computed-cells.tsx'
export { HistoryOf } from './history/history-of.tsx'
export { HistorySection } from './history/history-section.tsx'
export type { JournalSession } from './journal-session.ts'
export type { JournalPlace } from './journal-place.ts'
export { journalTools } from './journal-tools.tsx'
export { formerJournals, journalViews, type FormerJournal, type JournalView } from './journal-view.ts'
export type { CellValue, MissValue } from './sheet/cell-value.ts'
export { lessonColumnId, workColumnId, workName } from './sheet/columns.ts'
export type { Draft } from './sheet/drafts.ts'
export { isFormer } from './sheet/is-former.ts'
export { NoLessons, NoStudents } from './sheet/nothing-to-mark.tsx'
export { JournalStore } from './sheet/journal-store.ts'
export { resultSlots, slotId, type ResultSlot } from './sheet/result-slots.ts'
export { ResultsCache } from './sheet/results-cache.ts'
export { closingOfSlot, hasBegun, lastDayOf, studentResults, type SlotResult } from './sheet/student-results.ts'
export { useRows } from './sheet/use-rows.ts'
export { studentsJournal } from './students-journal.ts'
export { journalTabs, type JournalTab, type JournalTabProps } from './tabs/journal-tab.ts'
export { homeworkParts, type HomeworkPart, type HomeworkPartProps } from './lessons/homework-parts.ts'
export { LessonEdits } from './lessons/lesson-edits.ts'

export const journalWeb: WebArea = {
  pages: [
    {
      id: 'journal',
      path: '/journal',
      access: readsJournals,
      title: (rights) => (rights?.roles.includes('student') ? msg`Дневник` : msg`Журнал`),
      menu: (rights) => {
        const isStudent = rights.roles.includes('student')
        return {
          group: 'study',
          order: 10,
          // who marks in it or is marked in it has it open all day; the others look things up
          use: isStudent || allows(marksLessons, rights) ? 10 : 55,
          icon: 'notebook',
          hint: isStudent
            ? msg`Уроки, домашние задания, отметки и итоги`
            : msg`Отметки, пропуски, темы и итоги учебных групп`,
        }
      },
      asks: ({ roles }) => (roles.includes('student') ? [] : [listJournalGroups.path]),
      component: lazyPage(() => import('./journal-page.tsx'), 'JournalPage'),
    },
  ],
  fillings: [
    fill(groupLinks, [journalOfGroup]),
    fill(explainedSubjects, [
      { id: 'group-journal', title: msg`Журнал группы: читать`, access: readsJournals },
      { id: 'group-marking', title: msg`Журнал группы: ставить отметки`, access: marksLessons },
    ]),
  ],
  queues: journalQueues,
  loadFinders: async () => [(await import('./find-journals.ts')).findJournals],
  history: {
    schema: 'journal',
    title: msg`Журнал`,
  },
}
