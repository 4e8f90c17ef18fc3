import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { allows } from '#platform/contract/access.ts'
import type { Page } from '#platform/web/routes.ts'
import { readsClasses, readsGroups, setsUpClasses } from '../contract/access.ts'

export { useClassWords } from './use-class-words.ts'

export { findClasses } from './find-classes.ts'

/** Who sets the year up finds the classes among its set-up; everybody else beside the lessons. */
export { filterOfPeople, toolOfPeople } from './people/list-parts.ts'
export { classSections, type ClassSection } from './class-card/class-section.ts'
export { ClassLink } from './class-link.tsx'
export { useParallels } from './use-parallels.ts'

export const classesPages: Page[] = [
  {
    id: 'classes',
    path: '/managing/grades',
    layout: 'managing',
    access: readsClasses,
    title: msg`Классы`,
    menu: (rights) => ({
      group: allows(setsUpClasses, rights) ? 'managing' : 'study',
      order: 50,
      icon: 'group',
      hint: msg`Классы года, классные руководители, число учеников`,
    }),
    hasYear: true,
    component: lazyRouteComponent(() => import('./classes-page.tsx'), 'ClassesPage'),
  },
  {
    id: 'groups',
    path: '/managing/grouping',
    layout: 'managing',
    access: readsGroups,
    title: msg`Группы`,
    menu: (rights) => ({
      group: allows(setsUpClasses, rights) ? 'managing' : 'study',
      order: 51,
      icon: 'people',
      title: msg`Учебные группы`,
      hint: msg`Кого, чему и кто учит вместе; состав групп с датами`,
    }),
    hasYear: true,
    component: lazyRouteComponent(() => import('./groups/groups-page.tsx'), 'GroupsPage'),
  },
]
