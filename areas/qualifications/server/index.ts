import { forPapers } from './for-papers.ts'
import { inWords } from '#platform/server/audited.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { keepsQualifications } from '../contract/access.ts'
import { diplomas } from '../contract/purpose.ts'
import { audited } from './audited.ts'
import { demonstration } from './demonstration/index.ts'
import { endingCategories, endingCategoriesTask } from './ending-notices.ts'
import { entryHandlers } from './entry-handlers.ts'
import { forgetRemovedEntries } from './forget-removed.ts'
import { qualificationsImport } from './import/import-qualifications.ts'
import { listHandlers } from './list.ts'
import { categoryBonus, noticeMonths } from './norms.ts'
import { personDuplicates } from './person-duplicates.ts'
import { readingHandlers } from './read-qualifications.ts'
import { scopes } from './scope.ts'

export { categoryBonus } from './norms.ts'
export { qualificationsOn, type QualificationOfDay } from './qualifications-on.ts'

/** Education, seniority and qualification category of the staff, with their days and orders. */
export const qualificationsArea: Area = {
  qualifications: forPapers,
  scopes,
  norms: [categoryBonus, noticeMonths],
  noticeKinds: [endingCategories],
  scheduledTasks: [endingCategoriesTask],
  maintenance: [forgetRemovedEntries],
  uploads: [{ purpose: diplomas, title: msg`Копии дипломов`, givers: keepsQualifications, maxADay: 300 }],
  endpoints: [...listHandlers, ...readingHandlers, ...entryHandlers, ...qualificationsImport.endpoints],
  longJobs: qualificationsImport.longJobs,
  demonstration,
  audited,
  auditedBelow: {
    'platform.export': { values: { list: inWords({ 'qualifications.teachers': msg`Квалификация педагогов` }) } },
  },
  personDuplicates,
  referenceTitles: {
    'qualifications.education': msg`Образование сотрудников`,
    'qualifications.seniority': msg`Стаж сотрудников`,
    'qualifications.category': msg`Категории педагогов`,
  },
}
