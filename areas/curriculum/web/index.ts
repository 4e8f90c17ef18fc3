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
export { rupViews, type RupView } from './rup/rup-view.ts'
export { useLivePlan } from './rup/use-live-plan.ts'

export const curriculumWeb: WebArea = {
  pages: [
    {
      id: 'courses',
      path: '/managing/courses',
      layout: 'managing',
      access: readsCourses,
      title: msg`Предметы`,
      menu: {
        group: 'year',
        order: 60,
        use: 82,
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
      menu: {
        group: 'year',
        order: 70,
        use: 83,
        icon: 'hierarchy',
        hint: msg`Заведующие, сотрудники и предметы кафедр`,
      },
      hasYear: true,
      component: lazyPage(() => import('./cathedras/cathedras-page.tsx'), 'CathedrasPage'),
    },
    {
      id: 'rup',
      path: '/managing/rup',
      layout: 'managing',
      access: readsPlan,
      title: msg`Рабочий учебный план`,
      menu: {
        group: 'year',
        order: 80,
        use: 84,
        icon: 'list',
        hint: msg`Часы и оценивание по параллелям`,
      },
      hasYear: true,
      component: lazyPage(() => import('./rup/rup-page.tsx'), 'RupPage'),
    },
  ],
  fillings: [fill(peopleFilters, [filterOfPeople])],
  history: {
    schema: 'curriculum',
    title: msg`Предметы и оценивание`,
  },
}
