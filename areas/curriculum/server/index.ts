import { readiness } from './readiness.ts'
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
import { exportRupHandler, readRupHandler } from './rup/read-rup.ts'
import { previewRupHandler, saveRupHandler } from './rup/save-rup.ts'
import { personDuplicates } from './person-duplicates.ts'
import { personFacts } from './person-facts.ts'
import { cathedraObstacles } from './archive-obstacles.ts'

export { parallelTitle } from '../rules/parallel-title.ts'
export { insertCourses, insertRupLines } from './bulk.ts'
export { courseHeads, coursesWithin, isCathedraInScope, isTeacherInScope } from './scope.ts'
export { governingLine, planOfYear, plannedHours } from './planned-hours.ts'

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
    listCathedrasHandler,
    exportCathedrasHandler,
    readCathedraHandler,
    readRupHandler,
    exportRupHandler,
    saveRupHandler,
    previewRupHandler,
    changeRupLineHandler,
    previewRupLineHandler,
  ],
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
  personDuplicates,
  personFacts,
  archiveObstacles: [cathedraObstacles],
  referenceTitles: {
    'curriculum.cathedra.head_id': msg`Заведование кафедрами`,
    'curriculum.cathedra_member': msg`Состав кафедр`,
  },
}
