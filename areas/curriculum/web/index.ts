import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Page } from '#platform/web/routes.ts'
import { readsCathedras, readsCourses, readsPlan } from '../contract/access.ts'

export { useCurriculumWords } from './use-curriculum-words.ts'

export { CathedraFilter } from './cathedra-filter.tsx'
export { filterOfPeople } from './filter-of-people.ts'
export { CourseLink, CourseName } from './course-name.tsx'

export const curriculumPages: Page[] = [
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
    component: lazyRouteComponent(() => import('./courses/courses-page.tsx'), 'CoursesPage'),
  },
  {
    id: 'cathedras',
    path: '/managing/cathedra',
    layout: 'managing',
    access: readsCathedras,
    title: msg`Кафедры`,
    menu: { group: 'managing', order: 70, icon: 'tree', hint: msg`Заведующие, сотрудники и предметы кафедр` },
    hasYear: true,
    component: lazyRouteComponent(() => import('./cathedras/cathedras-page.tsx'), 'CathedrasPage'),
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
    component: lazyRouteComponent(() => import('./rup/rup-page.tsx'), 'RupPage'),
  },
]
