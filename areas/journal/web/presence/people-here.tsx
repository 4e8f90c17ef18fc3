import { useLingui } from '@lingui/react/macro'
import type { Peer } from '#platform/web/realtime/index.ts'
import { useStore, type Store } from '#platform/web/store.ts'
import styles from './presence.module.css'
import { Avatar, Group, PersonAvatar, VisuallyHidden } from '#platform/web/ui/index.ts'

const maxShown = 5

/** Who else has the journal open: each person once, whatever number of tabs. */
export function PeopleHere({ peers }: { peers: Store<readonly Peer[]> }) {
  const { t } = useLingui()
  const people = [...new Map(useStore(peers).map((peer) => [peer.person_id, peer])).values()]
  if (people.length === 0) return null
  const rest = people.slice(maxShown)
  return (
    <Group
      component="ul"
      className={styles['people']}
      gap={2}
      wrap="nowrap"
      data-print="never"
      aria-label={t`Сейчас в журнале`}
    >
      {people.slice(0, maxShown).map(({ person_id, name, short_name }) => (
        <li key={person_id} title={name}>
          <PersonAvatar name={name} size={24} />
          <VisuallyHidden>{short_name}</VisuallyHidden>
        </li>
      ))}
      {rest.length > 0 ? (
        <li title={rest.map(({ name }) => name).join(', ')}>
          <Avatar size={24} radius="xl">
            +{rest.length}
          </Avatar>
        </li>
      ) : null}
    </Group>
  )
}
