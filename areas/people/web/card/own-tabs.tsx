import { msg } from '@lingui/core/macro'
import { readAccountCard } from '#areas/access/contract/account-card.ts'
import { AccessTab } from '#areas/access/web/index.ts'
import { signedIn } from '#platform/contract/access.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import { readPersonHistory } from '../../contract/people.ts'
import { readTimeline } from '../../contract/timeline.ts'
import { listReaders } from '../../contract/readers.ts'
import { ReadersTab } from '../readers/lazy-readers-tab.tsx'
import { TimelineTab } from '../timeline/lazy-timeline-tab.tsx'
import { ContactsPanel } from './contacts-panel.tsx'
import { FamilyPanels, hasFamilyToMaintain } from './family-panels.tsx'
import { MainTab } from '../corrections/main-tab.tsx'
import { PersonHistory } from './person-history.tsx'
import type { PersonTab } from './person-tab.ts'

/** The tabs that this room brings itself. */
export const ownTabs: readonly PersonTab[] = [
  { id: 'main', title: msg`Основное`, order: 10, access: signedIn(), component: MainTab },
  {
    id: 'contacts',
    title: msg`Контакты`,
    order: 20,
    access: signedIn(),
    isFor: ({ phone, email, may_edit }) => phone !== null || email !== null || may_edit,
    component: ContactsPanel,
  },
  {
    id: 'family',
    title: msg`Семья`,
    order: 30,
    access: signedIn(),
    isFor: (person) =>
      person.relatives.length + person.children.length > 0 ||
      hasFamilyToMaintain(person) ||
      person.groups.includes(personKinds.parent.id),
    component: FamilyPanels,
  },
  {
    id: 'access',
    title: msg`Доступ`,
    order: 80,
    access: readAccountCard.access,
    component: ({ person }) => <AccessTab personId={person.id} accountId={person.admin_user_id} />,
  },
  {
    id: 'timeline',
    title: msg`Лента`,
    order: 45,
    access: readTimeline.access,
    isFor: ({ groups }) => groups.includes(personKinds.student.id),
    component: TimelineTab,
  },
  { id: 'readers', title: msg`Кто видит`, order: 85, access: listReaders.access, component: ReadersTab },
  { id: 'history', title: msg`История`, order: 90, access: readPersonHistory.access, component: PersonHistory },
]
