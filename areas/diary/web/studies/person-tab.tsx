import { msg } from '@lingui/core/macro'
import type { PersonTab } from '#areas/people/web/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import { StudiesTab } from './lazy-studies-tab.tsx'
import { readsStudies } from '../../contract/access.ts'

/** «Учёба» of a student's card. */
export const studiesTab: PersonTab = {
  id: 'studies',
  title: msg`Учёба`,
  order: 40,
  access: readsStudies,
  isFor: ({ groups }) => groups.includes(personKinds.student.id),
  component: ({ person }) => <StudiesTab studentId={person.id} />,
}
