import { msg } from '@lingui/core/macro'
import type { PersonTab } from '#areas/people/web/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import { WorkTab } from './lazy-work-tab.tsx'
import { readsPeople } from '#areas/people/contract/access.ts'

/** Kinds of persons who as such hold no post. */
const notEmployed: readonly number[] = [personKinds.student.id, personKinds.parent.id]

/** «Работа» of a person's card. */
export const workTab: PersonTab = {
  id: 'work',
  title: msg`Работа`,
  order: 45,
  access: readsPeople,
  isFor: ({ groups, position }) => position !== null || !groups.every((kind) => notEmployed.includes(kind)),
  component: ({ person }) => <WorkTab personId={person.id} />,
}
