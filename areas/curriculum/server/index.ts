import { componentTitles } from '../rules/components.ts'
import { gradingModeTitles } from '#platform/contract/enumerations.ts'
import { inWords } from '#platform/server/audited.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { exportCathedrasHandler, listCathedrasHandler, readCathedraHandler } from './cathedras.ts'
import { exportCoursesHandler, listCoursesHandler, readCourseHandler } from './courses.ts'
import { maximumHours, studyWeeks } from './norms.ts'
import { permissions } from './permissions.ts'
import { cathedraLimits } from './role-limits.ts'
import { changeRupLineHandler, previewRupLineHandler } from './rup/change-line.ts'
import { demonstration } from './demonstration/index.ts'
import { readApprovalHandler, readApprovalHistoryHandler, setApprovalHandler } from './rup/approval/approval.ts'
import { comparePlanHandler, exportComparisonHandler } from './rup/compare/compare.ts'
import { printPlanHandler } from './rup/form/print-plan.ts'
import { rupImport } from './rup/import/import-rup.ts'
import { admitToPlanRoom } from './rup/plan-room.ts'
import { exportRupHandler, readRupHandler } from './rup/read-rup.ts'
import { previewRupHandler, saveRupHandler } from './rup/save-rup.ts'
import { standardsImport } from './standards/import-standards.ts'
import { changeStandardHandler, createStandardHandler, listStandardsHandler } from './standards/standards.ts'
import { personDuplicates } from './person-duplicates.ts'
import { personFacts } from './person-facts.ts'
import { cathedraObstacles } from './archive-obstacles.ts'

export { parallelTitle } from '../rules/parallel-title.ts'
export { insertCourses, insertRupLines } from './bulk.ts'
export { courseHeads, coursesWithin, isCathedraInScope, isTeacherInScope } from './scope.ts'
export { governingLine, planOfYear, plannedHours } from './planned-hours.ts'

/** Subjects, departments, and the school's plan of a year. */
export const curriculumArea: Area = {
  permissions,
  norms: [maximumHours, studyWeeks],
  roleLimits: [cathedraLimits],
  endpoints: [
    listCoursesHandler,
    exportCoursesHandler,
    readCourseHandler,
    listCathedrasHandler,
    exportCathedrasHandler,
    readCathedraHandler,
    readRupHandler,
    exportRupHandler,
    saveRupHandler,
    previewRupHandler,
    changeRupLineHandler,
    previewRupLineHandler,
    readApprovalHandler,
    setApprovalHandler,
    readApprovalHistoryHandler,
    comparePlanHandler,
    exportComparisonHandler,
    printPlanHandler,
    listStandardsHandler,
    createStandardHandler,
    changeStandardHandler,
    ...rupImport.endpoints,
    ...standardsImport.endpoints,
  ],
  rooms: [admitToPlanRoom],
  longJobs: [...rupImport.longJobs, ...standardsImport.longJobs],
  audited: [
    {
      subject: 'curriculum.course',
      title: msg`предмет`,
      titles: {
        title: msg`Название`,
        short_title: msg`Короткое название`,
        title_kk: msg`Название на казахском`,
        colour: msg`Цвет`,
        cathedra: msg`Кафедра`,
      },
      fields: ['title', 'short_title', 'title_kk', 'colour', 'cathedra'],
    },
    {
      subject: 'curriculum.cathedra',
      title: msg`кафедра`,
      titles: { title: msg`Название`, head: msg`Заведующий` },
      fields: ['title', 'head'],
    },
    {
      subject: 'curriculum.cathedra_member',
      title: msg`член кафедры`,
      titles: { cathedra: msg`Кафедра` },
      fields: ['cathedra'],
      concerns: { field: 'person_id' },
    },
    {
      subject: 'curriculum.plan',
      title: msg`утверждение РУП`,
      titles: {
        order_number: msg`Номер приказа`,
        order_date: msg`Дата приказа`,
        approved_by: msg`Кто утвердил`,
        note: msg`Примечание`,
      },
      fields: ['order_number', 'order_date', 'approved_by', 'note'],
    },
    {
      subject: 'curriculum.standard',
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
      subject: 'curriculum.standard_line',
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
    {
      subject: 'curriculum.rup_line',
      title: msg`строка РУП`,
      values: { component: inWords(componentTitles), grading_mode: inWords(gradingModeTitles) },
      titles: {
        parallel: msg`Параллель`,
        language: msg`Язык обучения`,
        profile: msg`Профиль`,
        class: msg`Класс`,
        course: msg`Предмет`,
        hours: msg`Часов в неделю`,
        hours_year: msg`Часов в год`,
        component: msg`Компонент`,
        subgroups: msg`Подгрупп`,
        grading_mode: msg`Оценивание`,
      },
      fields: [
        'parallel',
        'language',
        'profile',
        'class',
        'course',
        'hours',
        'hours_year',
        'component',
        'subgroups',
        'grading_mode',
      ],
    },
  ],
  auditedBelow: {
    'platform.export': {
      values: {
        list: inWords({ 'rup-comparison': msg`Сравнение учебных планов`, 'rup-form': msg`Печатная форма РУП` }),
      },
    },
  },
  demonstration,
  personDuplicates,
  personFacts,
  archiveObstacles: [cathedraObstacles],
  referenceTitles: {
    'curriculum.cathedra.head_id': msg`Заведование кафедрами`,
    'curriculum.cathedra_member': msg`Состав кафедр`,
  },
}
