import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import { explainedSubjects } from '#areas/access/web/index.ts'
import { allows, self, signedIn, type Rights } from '#platform/contract/access.ts'
import type { WebArea } from '#platform/web/area.ts'
import { homeCards } from '#platform/web/home/places.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { fill } from '#platform/web/places.tsx'
import { quickActions } from '#platform/web/frame/quick-actions.ts'
import { maintainsPeople, maintainsPeopleWithFamilies, readsPeople } from '../contract/access.ts'
import { ImpersonationBanner } from './own/impersonation-banner.tsx'
import { PrintHead } from './own/print-head.tsx'
import { PersonMenu } from './own/person-menu.tsx'
import { ownPersonAsked } from './own/use-own-person.ts'

export { peopleFilters, peopleTools, type PeopleFilter, type PeopleListed, type PeopleTool } from './list/list-parts.ts'
export { personTabs, type PersonTab } from './card/person-tab.ts'
export { profileParts, type ProfilePart } from './profile/profile-part.ts'
export { PersonLinks } from './person-links.tsx'
export { AllPeople } from './list/lazy-all-people.tsx'
export { useRefreshPerson } from './editor/use-record.ts'
export { peopleViews, type PeopleView } from './list/people-view.ts'
export { PersonPicker } from './person-picker.tsx'
export { PhoneLink } from './phone-link.tsx'
export { classChoices, type ClassChoiceProps } from './student/class-choice.ts'
export { useOwnPerson } from './own/use-own-person.ts'

const entersPeople = (rights: Rights) => allows(maintainsPeople, rights)
const entersFamilies = (rights: Rights) => allows(maintainsPeopleWithFamilies, rights)
const editorOf = (kind: string) => ({ to: '/passport/PassportEditor', search: { kind } })
/** Whom one enters: a student with the family where one may, everybody else by the list in which they stand. */
const newPersons = [
  { title: msg`Новый ученик`, isFor: entersFamilies, act: { to: '/passport/users/new-student' } },
  {
    title: msg`Новый ученик`,
    isFor: (rights: Rights) => entersPeople(rights) && !entersFamilies(rights),
    act: editorOf('students'),
  },
  { title: msg`Новый родитель`, isFor: entersPeople, act: editorOf('parents') },
  { title: msg`Новый учитель`, isFor: entersPeople, act: editorOf('teachers') },
]

export const peopleWeb: WebArea = {
  pages: [
    {
      id: 'people',
      path: '/passport/users/{slug}',
      access: readsPeople,
      title: msg`Люди школы`,
      menu: (rights) => ({
        group: 'people',
        order: 1,
        use: allows(maintainsPeople, rights) ? 15 : 58,
        icon: 'people',
        to: '/passport/users/students',
        hint: msg`Учащиеся, родители, учителя и другие люди школы`,
      }),
      component: lazyPage(() => import('./list/people-page.tsx'), 'PeoplePage'),
    },
    {
      id: 'person-editor',
      path: '/passport/PassportEditor',
      access: maintainsPeople,
      title: msg`Запись человека`,
      component: lazyPage(() => import('./editor/editor-page.tsx'), 'EditorPage'),
    },
    {
      id: 'new-student',
      path: '/passport/users/new-student',
      access: maintainsPeopleWithFamilies,
      title: msg`Новый ученик`,
      component: lazyPage(() => import('./student/new-student-page.tsx'), 'NewStudentPage'),
    },
    {
      id: 'person',
      path: '/users/{id}',
      access: signedIn(),
      title: msg`Карточка`,
      hasYear: true,
      component: lazyPage(() => import('./card/person-page.tsx'), 'PersonPage'),
    },
    {
      id: 'profile',
      path: '/users/profile',
      access: self(),
      title: msg`Мой профиль`,
      // staff find it in the menu of their name
      menu: ({ roles }) => (roles.includes('student') ? { group: null, order: 90, use: 68, icon: 'person' } : null),
      component: lazyPage(() => import('./profile/profile-page.tsx'), 'ProfilePage'),
    },
    {
      id: 'family-profile',
      // a family's pages stand under the dashboard: the guards let it nowhere else
      path: '/dashboard/profile',
      access: self(),
      title: msg`Мой профиль`,
      component: lazyPage(() => import('./profile/profile-page.tsx'), 'ProfilePage'),
    },
  ],
  fillings: [
    fill(quickActions, [
      ...newPersons.map(({ title, isFor, act }, index) => ({
        id: `new-person-${index}`,
        title,
        also: msg`добавить внести завести человека`,
        icon: 'add' as const,
        order: 10 + index,
        isFor,
        act,
      })),
      {
        id: 'profile',
        title: msg`Мой профиль`,
        also: msg`пароль язык телефон почта уведомления входы`,
        icon: 'person',
        order: 890,
        isFor: ({ client }) => client === 0,
        act: { to: '/users/profile' },
      },
      {
        id: 'family-profile',
        title: msg`Мой профиль`,
        also: msg`пароль язык телефон почта уведомления входы`,
        icon: 'person',
        order: 890,
        isFor: ({ client }) => client === 1,
        act: { to: '/dashboard/profile' },
      },
    ]),
    fill(homeCards, [
      {
        id: 'corrections',
        order: 37,
        // who keeps a part of the records only: for all others they wait along their route
        isFor: (rights) => rights.limits !== undefined && allows(maintainsPeople, rights),
        component: lazyPart(async () => (await import('./home/corrections-card.tsx')).CorrectionsCard),
      },
    ]),
    fill(explainedSubjects, [{ id: 'person-card', title: msg`Карточка человека`, access: signedIn() }]),
  ],
  asksAlways: ({ accountId }) => [ownPersonAsked(accountId)],
  shellParts: [
    { at: 'person', order: 30, component: PersonMenu },
    { at: 'banner', order: 20, component: ImpersonationBanner },
    { at: 'banner', order: 90, component: PrintHead },
  ],
  loadFinders: async () => [(await import('./find-people.ts')).findPeople],
  history: {
    schema: 'people',
    title: msg`Люди`,
  },
}
