import { Text } from '#platform/web/ui/index.ts'
import type { Person } from '../../contract/people.ts'
import { PhoneLink } from '../phone-link.tsx'
import { kindsText } from '../../rules/kinds-text.ts'
import { PersonState } from './person-state.tsx'
import { PersonName } from './person-name.tsx'

interface Props {
  person: Person
  /** Among people of other kinds: says what they are. */
  isAmongAll: boolean
}
/** A person in a list on a phone. */
export function PersonRowCard({ person, isAmongAll }: Props) {
  const facts = [isAmongAll && kindsText(person), person.class?.title, person.position, person.email].filter(Boolean)
  return (
    <>
      <PersonName person={person} /> <PersonState person={person} />
      {facts.length > 0 || person.phone !== null ? (
        <Text size="sm" c="dimmed" pl={34}>
          {facts.join(' · ')}
          {facts.length > 0 && person.phone !== null ? ' · ' : null}
          {person.phone === null ? null : <PhoneLink phone={person.phone} />}
        </Text>
      ) : null}
    </>
  )
}
