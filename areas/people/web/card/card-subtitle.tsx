import { personKinds } from '#platform/contract/enumerations.ts'
import type { Person } from '../../contract/people.ts'

const titleOf = new Map<number, string>(Object.values(personKinds).map(({ id, one }) => [id, one]))

/** What the person is in the school: kinds, class or position. */
export function CardSubtitle({ person }: { person: Person }) {
  const kinds = person.groups.map((id) => titleOf.get(id))
  return [person.class?.title, person.position, ...kinds].filter(Boolean).join(' · ')
}
