import { cardStateTitles } from '../rules/card-state.ts'
import { inWords } from '#platform/server/audited.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { gradeBookPart, gradeBooks } from './access-subject.ts'
import { cardNames } from './cards/card-names.ts'
import { cardStepHandlers } from './cards/card-steps.ts'
import { cardNumbers, numberedCards } from './cards/numbered-cards.ts'
import { signFinalCardsHandler } from './cards/sign-cards.ts'
import { listFinalCardsHandler } from './cards/list-cards.ts'
import { makeFinalCardsHandler } from './cards/make-cards.ts'
import { printCardHandlers } from './cards/print-cards.ts'
import { exportGradeBookHandler } from './grade-book/export-grade-book.ts'
import { findGradeBooksHandler } from './grade-book/find-students.ts'
import { printReportCardHandler } from './grade-book/print-report-card.ts'
import { readGradeBookHandler } from './grade-book/read-grade-book.ts'
import { permissions } from './permissions.ts'
import { reasonTexts } from './reason-texts.ts'
import { listRegisterClassesHandler } from './prepared/classes.ts'
import { prepareReportCardsHandler } from './prepared/prepare.ts'
import { prepareFilesJob } from './prepared/preparing.ts'
import { demonstration } from './demonstration/index.ts'
import { personDuplicates } from './person-duplicates.ts'
import { cardsPrepared } from './prepared/notice-kinds.ts'

/** A student's results of all years, report cards, and final report cards that can be checked by anybody who holds one. */
export const registerArea: Area = {
  permissions,
  accessSubjects: [gradeBooks],
  reasonTexts,
  personParts: [gradeBookPart],
  noticeKinds: [cardsPrepared],
  endpoints: [
    findGradeBooksHandler,
    readGradeBookHandler,
    exportGradeBookHandler,
    printReportCardHandler,
    listRegisterClassesHandler,
    prepareReportCardsHandler,
    listFinalCardsHandler,
    makeFinalCardsHandler,
    ...cardStepHandlers,
    signFinalCardsHandler,
    ...printCardHandlers,
  ],
  demonstration,
  numberingJournals: [cardNumbers],
  numberedSubjects: [numberedCards],
  longJobs: [prepareFilesJob],
  audited: [
    {
      subject: 'register.report_card',
      title: msg`итоговый табель`,
      values: { state: inWords(cardStateTitles) },
      titles: { state: msg`Состояние`, number: msg`Номер` },
      fields: ['state', 'number'],
      concerns: { field: 'student_id' },
    },
  ],
  auditedBelow: { 'platform.export': { names: { card_id: cardNames } } },
  personDuplicates,
  referenceTitles: {
    'register.report_card': msg`Табели`,
  },
}
