import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { allows } from '#platform/contract/access.ts'
import type { Page } from '#platform/web/routes.ts'
import { listAbsenceReasons } from '../contract/absence-reasons.ts'
import { followsFilling, readsAllJournals, readsAttestation, readsJournals, readsReports } from '../contract/access.ts'
import { listFewMarks } from '../contract/filling.ts'
import { readGradingPolicy } from '../contract/grading-policy.ts'
import { readWorksSchedule } from '../contract/works-schedule.ts'

export { missKindsTab } from './miss-kinds/guide-tab.tsx'
export { useMarkWords } from './history/use-mark-words.ts'

export const journalPages: Page[] = [
  {
    id: 'journal',
    path: '/journal',
    access: readsJournals,
    title: msg`Журнал`,
    menu: ({ roles }) => ({
      group: 'study',
      order: 10,
      icon: 'notebook',
      isMain: true,
      ...(roles.includes('student')
        ? { title: msg`Дневник`, hint: msg`Уроки, домашние задания, отметки и итоги` }
        : { title: msg`Журнал`, hint: msg`Отметки, пропуски, темы и итоги учебных групп` }),
    }),
    component: lazyRouteComponent(() => import('./journal-page.tsx'), 'JournalPage'),
  },
  {
    id: 'journal-filling',
    path: '/journal-filling',
    access: listFewMarks.access,
    title: msg`Заполнение журналов`,
    // teachers and class teachers are led here from the home page, from a report and by a reminder
    menu: (rights) =>
      allows(followsFilling, rights)
        ? {
            group: 'study',
            order: 15,
            icon: 'list',
            hint: msg`Уроки без темы и задания, СОР и СОЧ, мало отметок; напоминание учителям`,
          }
        : null,
    component: lazyRouteComponent(() => import('./filling/filling-page.tsx'), 'FillingPage'),
  },
  {
    id: 'journal-council',
    path: '/journal-council',
    access: readsJournals,
    title: msg`Сводная ведомость`,
    // who teaches only has no class to look at
    menu: (rights) =>
      allows(readsAllJournals, rights) || rights.roles.some((role) => role === 'classruk' || role === 'curator')
        ? {
            group: 'study',
            order: 12,
            icon: 'table',
            hint: msg`Итоги класса по всем предметам, успеваемость и качество`,
          }
        : null,
    hasYear: true,
    component: lazyRouteComponent(() => import('./council/council-page.tsx'), 'CouncilPage'),
  },
  {
    id: 'reports',
    path: '/reports',
    access: readsReports,
    title: msg`Отчёты`,
    // the reports of today are made of journals: who sees none of them finds nothing here
    menu: (rights) =>
      allows(readsJournals, rights)
        ? {
            group: 'study',
            order: 60,
            icon: 'chart',
            hint: msg`Отчёты классного руководителя и учителя-предметника за период`,
          }
        : null,
    hasYear: true,
    component: lazyRouteComponent(() => import('./reports/reports-page.tsx'), 'ReportsPage'),
  },
]

/** When СОР and СОЧ are written. */
export const worksPages: Page[] = [
  {
    id: 'journal-works',
    path: '/journal-works',
    access: readWorksSchedule.access,
    title: msg`График СОР и СОЧ`,
    // a student finds the own works in the diary
    menu: ({ roles }) =>
      roles.includes('student')
        ? null
        : {
            group: 'study',
            order: 14,
            icon: 'week',
            hint: msg`Работы класса или своих групп на четверть, нарушения правил планирования`,
          },
    component: lazyRouteComponent(() => import('./works/works-page.tsx'), 'WorksPage'),
  },
]

/** What families say of absences: to class teachers and who sees all journals. */
export const absencePages: Page[] = [
  {
    id: 'absence-reasons',
    path: '/absence-reasons',
    access: listAbsenceReasons.access,
    title: msg`Причины отсутствия`,
    menu: {
      group: 'study',
      order: 16,
      icon: 'calendar',
      hint: msg`Что сообщают семьи о пропусках, ответ классного руководителя`,
    },
    component: lazyRouteComponent(() => import('./absences/reasons-page.tsx'), 'ReasonsPage'),
  },
]

/** Its works stand in the journals, so the page of the study set-up lives here. */
export const attestationPages: Page[] = [
  {
    id: 'attestation',
    path: '/managing/attestation',
    layout: 'managing',
    access: readsAttestation,
    title: msg`Аттестация`,
    menu: {
      group: 'managing',
      order: 90,
      icon: 'checklist',
      hint: msg`Режимы оценивания, СОР и СОЧ по строкам плана`,
    },
    hasYear: true,
    component: lazyRouteComponent(() => import('./attestation/attestation-page.tsx'), 'AttestationPage'),
  },
  {
    id: 'grading-policy',
    path: '/managing/grading-policy',
    layout: 'managing',
    access: readGradingPolicy.access,
    title: msg`Правила оценивания`,
    menu: {
      group: 'managing',
      order: 91,
      icon: 'checklist',
      hint: msg`Веса ФО, СОР и СОЧ, шкалы, год и экзамен; версии правил`,
    },
    hasYear: true,
    component: lazyRouteComponent(() => import('./policy/policy-page.tsx'), 'PolicyPage'),
  },
]

export { journalQueues } from './saving/kept-queues.ts'
/** Absences of a child for its family, reasons that wait for an answer, those of a class. */
export { ChildAbsences } from './absences/child-absences.tsx'
export { ClassReasons } from './absences/lazy-class-reasons.tsx'
export { WaitingReasons } from './absences/waiting-reasons.tsx'
export { ComingWorks } from './works/coming-works.tsx'
export { HomeworkFiles } from './files/file-list.tsx'
export { findJournals } from './find-journals.ts'
/** The diary of a student, for pages of other areas. */
export { DiaryTotals } from './diary/totals/diary-totals.tsx'
export { DiaryWeek } from './diary/week/diary-week.tsx'
export { useLiveDiary } from './diary/use-live-diary.ts'
export { MarkChip } from './diary/marks/mark-chip.tsx'
export { MissLine } from './diary/marks/miss-line.tsx'
export { StudiesTab } from './studies/lazy-studies-tab.tsx'
