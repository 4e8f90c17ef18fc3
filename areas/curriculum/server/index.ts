import { readiness } from './readiness.ts'
import { componentTitles } from '../rules/components.ts'
import { gradingModeTitles } from '#platform/contract/enumerations.ts'
import { asDay, inWords } from '#platform/server/audited.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { maximumHours, studyWeeks } from './norms.ts'
import { assignCoursesHandler } from './catalogue/assign-courses.ts'
import { coursesImport } from './catalogue/import-courses.ts'
import { exportCoursesHandler, listCoursesHandler, readCourseHandler } from './catalogue/read-courses.ts'
import { courseFields, courseWrites } from './catalogue/write-courses.ts'
import { headHandlers } from './cathedras/heads.ts'
import { cathedraFields, readCathedraHistoryHandler, tenureFields } from './cathedras/history.ts'
import { memberHandlers } from './cathedras/members.ts'
import { exportCathedrasHandler, listCathedrasHandler, readCathedraHandler } from './cathedras/read-cathedras.ts'
import { cathedraWrites } from './cathedras/write-cathedras.ts'
import { mergeHandlers } from './merging/merge.ts'
import { courseMerging } from './merging/own-plan.ts'
import { undoHandlers } from './merging/undo.ts'
import { permissions } from './permissions.ts'
import { cathedraLimits } from './role-limits.ts'
import { changeRupLineHandler, previewRupLineHandler } from './rup/change-line.ts'
import { demonstration } from './demonstration/index.ts'
import { readApprovalHandler, readApprovalHistoryHandler, setApprovalHandler } from './rup/approval/approval.ts'
import { printPlanHandler } from './rup/form/print-plan.ts'
import { rupImport } from './rup/import/import-rup.ts'
import { admitToPlanRoom } from './rup/plan-room.ts'
import { exportRupHandler, readRupHandler } from './rup/read-rup.ts'
import { previewRupHandler, saveRupHandler } from './rup/save-rup.ts'
import { personDuplicates } from './person-duplicates.ts'
import { personFacts } from './person-facts.ts'
import { cathedraObstacles } from './archive-obstacles.ts'

export { parallelTitle } from '../rules/parallel-title.ts'
export { insertCourses, insertRupLines } from './bulk.ts'
export { carryLines, countLinesToCarry, removeLines } from './rup/carry-lines.ts'
export { plainTitle, readCoursesByTitle } from './rup/import/courses-by-title.ts'
export { readPlanLines } from './rup/line-rows.ts'
export { studyWeeks } from './norms.ts'
export { yearTitle } from './rup/year-title.ts'
export { governingLine, planOfYear, plannedHours } from './planned-hours.ts'
export { courseHeads, coursesWithin, headsOn, isCathedraInScope, isTeacherInScope } from './scope.ts'

/** Subjects, departments, and the school's plan of a year. */
export const curriculumArea: Area = {
  readiness,
  permissions,
  norms: [maximumHours, studyWeeks],
  roleLimits: [cathedraLimits],
  endpoints: [
    listCoursesHandler,
    exportCoursesHandler,
    readCourseHandler,
    ...courseWrites,
    assignCoursesHandler,
    ...mergeHandlers,
    ...undoHandlers,
    ...coursesImport.endpoints,
    listCathedrasHandler,
    exportCathedrasHandler,
    readCathedraHandler,
    ...cathedraWrites,
    readCathedraHistoryHandler,
    ...headHandlers,
    ...memberHandlers,
    readRupHandler,
    exportRupHandler,
    saveRupHandler,
    previewRupHandler,
    changeRupLineHandler,
    previewRupLineHandler,
    readApprovalHandler,
    setApprovalHandler,
    readApprovalHistoryHandler,
    printPlanHandler,
    ...rupImport.endpoints,
  ],
  rooms: [admitToPlanRoom],
  longJobs: [...coursesImport.longJobs, ...rupImport.longJobs],
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
        ed_area: msg`Образовательная область`,
        difficulty: msg`Трудность`,
        room_kind: msg`Вид помещения`,
        is_archived: msg`В архиве`,
        merged: msg`Объединение`,
      },
      fields: courseFields,
    },
    {
      subject: 'curriculum.cathedra',
      title: msg`кафедра`,
      titles: { title: msg`Название`, is_archived: msg`В архиве` },
      fields: cathedraFields,
    },
    {
      subject: 'curriculum.cathedra_head',
      title: msg`заведующий кафедрой`,
      values: { from: asDay, to: asDay },
      titles: { person: msg`Заведующий`, from: msg`С`, to: msg`По` },
      fields: tenureFields,
      concerns: { field: 'person_id' },
    },
    {
      subject: 'curriculum.cathedra_member',
      title: msg`сотрудник кафедры`,
      values: { from: asDay, to: asDay },
      titles: { person: msg`Сотрудник`, from: msg`С`, to: msg`По` },
      fields: tenureFields,
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
        list: inWords({ 'rup-form': msg`Печатная форма РУП` }),
      },
    },
  },
  demonstration,
  personDuplicates,
  courseMerging,
  personFacts,
  archiveObstacles: [cathedraObstacles],
  referenceTitles: {
    'curriculum.cathedra_head': msg`Заведование кафедрами`,
    'curriculum.cathedra_member': msg`Состав кафедр`,
    'curriculum.course': msg`Предметы`,
    'curriculum.course.merged_into_id': msg`Объединённые предметы`,
    'curriculum.course_merger': msg`Объединения предметов`,
    'curriculum.rup_line': msg`Строки РУП`,
  },
}
