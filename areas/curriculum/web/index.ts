import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import { peopleFilters } from '#areas/people/web/index.ts'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { readsCathedras, readsCourses, readsPlan } from '../contract/access.ts'
import { filterOfPeople } from './filter-of-people.ts'

export { CathedraFilter } from './cathedra-filter.tsx'
export { courseLinks } from './courses/course-links.ts'
export { CourseLink, CourseName } from './course-name.tsx'

export const curriculumWeb: WebArea = {
  pages: [
    {
      id: 'courses',
      path: '/managing/courses',
      layout: 'managing',
      access: readsCourses,
      title: msg`Предметы`,
      menu: {
        group: 'managing',
        order: 60,
        icon: 'books',
        hint: msg`Каталог предметов: названия, кафедры, группы и часы`,
      },
      hasYear: true,
      component: lazyPage(() => import('./courses/courses-page.tsx'), 'CoursesPage'),
    },
    {
      id: 'cathedras',
      path: '/managing/cathedra',
      layout: 'managing',
      access: readsCathedras,
      title: msg`Кафедры`,
      menu: { group: 'managing', order: 70, icon: 'tree', hint: msg`Заведующие, сотрудники и предметы кафедр` },
      hasYear: true,
      component: lazyPage(() => import('./cathedras/cathedras-page.tsx'), 'CathedrasPage'),
    },
    {
      id: 'rup',
      path: '/managing/rup',
      layout: 'managing',
      access: readsPlan,
      title: msg`РУП`,
      menu: {
        group: 'managing',
        order: 80,
        icon: 'table',
        hint: msg`Рабочий учебный план: часы и оценивание по параллелям`,
      },
      hasYear: true,
      component: lazyPage(() => import('./rup/rup-page.tsx'), 'RupPage'),
    },
  ],
  fillings: [fill(peopleFilters, [filterOfPeople])],
  history: {
    schema: 'curriculum',
    title: msg`Предметы и оценивание`,
    loadWords: async () => (await import('./use-curriculum-words.ts')).useCurriculumWords,
  },
}
