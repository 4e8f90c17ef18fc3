import { msg } from '@lingui/core/macro'
import { readAccountCard } from '#areas/access/contract/account-card.ts'
import { AccountTab } from '#areas/access/web/index.ts'
import { readStudies } from '#areas/journal/contract/studies.ts'
import { StudiesTab } from '#areas/journal/web/index.ts'
import { listPosts } from '#areas/organisation/contract/posts.ts'
import { WorkTab } from '#areas/organisation/web/index.ts'
import type { PersonTab } from '#areas/people/web/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'

/** Kinds of persons who as such hold no post. */
const notEmployed: readonly number[] = [personKinds.student.id, personKinds.parent.id]

/** Tabs of a person's card that other rooms bring. */
export const tabsOfPersons: readonly PersonTab[] = [
  {
    id: 'studies',
    title: msg`Учёба`,
    order: 40,
    access: readStudies.access,
    isFor: ({ groups }) => groups.includes(personKinds.student.id),
    component: ({ person }) => <StudiesTab studentId={person.id} />,
  },
  {
    id: 'work',
    title: msg`Работа`,
    order: 50,
    access: listPosts.access,
    isFor: ({ groups, position }) => position !== null || !groups.every((kind) => notEmployed.includes(kind)),
    component: ({ person }) => <WorkTab personId={person.id} />,
  },
  {
    id: 'access',
    title: msg`Доступ`,
    order: 80,
    access: readAccountCard.access,
    isFor: ({ admin_user_id }) => admin_user_id !== null,
    component: ({ person }) => (person.admin_user_id === null ? null : <AccountTab accountId={person.admin_user_id} />),
  },
]
