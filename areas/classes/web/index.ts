import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import { courseLinks } from '#areas/curriculum/web/index.ts'
import { classChoices, peopleFilters, peopleTools } from '#areas/people/web/index.ts'
import { allows } from '#platform/contract/access.ts'
import { homeCards } from '#platform/web/home/places.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { readsClasses, readsMoves, setsUpClasses } from '../contract/access.ts'
import { groupsOfCourse } from './card-links.tsx'
import { filterOfPeople, toolOfPeople } from './people/list-parts.ts'

export { classLinks, groupLinks } from './card-links.tsx'
export { classSections } from './class-card/class-section.ts'
export { ClassButton } from './students/class-button.tsx'
export { ClassLink } from './class-link.tsx'
export { useParallels } from './use-parallels.ts'

export const classesWeb: WebArea = {
  pages: [
    {
      id: 'classes',
      path: '/managing/grades',
      layout: 'managing',
      access: readsClasses,
      title: msg`Классы`,
      menu: (rights) => ({
        group: 'year',
        order: 50,
        use: allows(setsUpClasses, rights) ? 30 : 60,
        icon: 'group',
        hint: msg`Классы года, классные руководители, число учеников`,
      }),
      hasYear: true,
      component: lazyPage(() => import('./classes-page.tsx'), 'ClassesPage'),
    },
    {
      id: 'class-moves',
      path: '/managing/moves',
      access: readsMoves,
      title: msg`Пришли и ушли за две недели`,
      component: lazyPage(() => import('./moves/moves-page.tsx'), 'MovesPage'),
    },
  ],
  fillings: [
    fill(homeCards, [
      {
        id: 'moves',
        order: 50,
        isFor: (rights) => allows(readsMoves, rights),
        component: lazyPart(async () => (await import('./home/moves-card.tsx')).MovesCard),
      },
    ]),
    fill(courseLinks, [groupsOfCourse]),
    fill(peopleFilters, [filterOfPeople]),
    fill(peopleTools, [toolOfPeople]),
    fill(classChoices, [
      {
        id: 'class',
        access: readsClasses,
        component: lazyPart(async () => (await import('./students/class-select.tsx')).ClassSelect),
      },
    ]),
  ],
  loadFinders: async () => [(await import('./find-classes.ts')).findClasses],
  history: {
    schema: 'classes',
    title: msg`Классы и группы`,
  },
}
