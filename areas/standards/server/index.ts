import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { inWords } from '#platform/server/audited.ts'
import { comparePlanHandler, exportComparisonHandler } from './compare/compare.ts'
import { courseMerging } from './course-merging.ts'
import { demonstration } from './demonstration/index.ts'
import { standardsImport } from './import-standards.ts'
import { changeStandardHandler, createStandardHandler, listStandardsHandler } from './standards.ts'

/** State plans (ТУП), and the plan of a year beside one of them or beside that of another year. */
export const standardsArea: Area = {
  endpoints: [
    comparePlanHandler,
    exportComparisonHandler,
    listStandardsHandler,
    createStandardHandler,
    changeStandardHandler,
    ...standardsImport.endpoints,
  ],
  longJobs: standardsImport.longJobs,
  audited: [
    {
      subject: 'standards.standard',
      title: msg`типовой учебный план`,
      titles: {
        title: msg`Название`,
        source: msg`Основание`,
        since: msg`Действует с`,
        is_removed: msg`Убран`,
      },
      fields: ['title', 'source', 'since', 'is_removed'],
    },
    {
      subject: 'standards.standard_line',
      title: msg`строка типового учебного плана`,
      titles: {
        standard: msg`Типовой план`,
        parallel: msg`Параллель`,
        language: msg`Язык обучения`,
        profile: msg`Профиль`,
        course: msg`Предмет`,
        hours: msg`Часов в неделю`,
      },
      fields: ['standard', 'parallel', 'language', 'profile', 'course', 'hours'],
    },
  ],
  auditedBelow: {
    'platform.export': { values: { list: inWords({ 'rup-comparison': msg`Сравнение учебных планов` }) } },
  },
  demonstration,
  courseMerging,
  referenceTitles: { 'standards.standard_line': msg`Строки типовых планов` },
}
