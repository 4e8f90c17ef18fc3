import { msg } from '@lingui/core/macro'
import { readAccountCard } from '#areas/access/contract/account-card.ts'
import { AccessTab } from '#areas/access/web/index.ts'
import { readStudies } from '#areas/journal/contract/studies.ts'
import { StudiesTab } from '#areas/journal/web/index.ts'
import type { PersonTab } from '#areas/people/web/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'

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
    id: 'access',
    title: msg`Доступ`,
    order: 80,
    access: readAccountCard.access,
    component: ({ person }) => <AccessTab personId={person.id} accountId={person.admin_user_id} />,
  },
]
