import { LinkAnchor, PersonAvatar } from '#platform/web/ui/index.ts'
import type { Person } from '../../contract/people.ts'
import classes from './people.module.css'

/** A person as a link to their card. */
export function PersonName({ person }: { person: Pick<Person, 'id' | 'full_name'> & Partial<Pick<Person, 'photo'>> }) {
  return (
    <span className={classes['name']}>
      <PersonAvatar name={person.full_name} photo={person.photo} />
      <LinkAnchor to="/users/$id" params={{ id: String(person.id) }} c="inherit" fw={500}>
        {person.full_name}
      </LinkAnchor>
    </span>
  )
}
