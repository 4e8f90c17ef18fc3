import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#platform/web/api/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { usePlace } from '#platform/web/places.tsx'
import { Answer, Panel, SimpleGrid, Text } from '#platform/web/ui/index.ts'
import { readCounts } from '../contract/counts.ts'
import { countTiles, type CountTile } from './count-tile.ts'
import classes from './sections.module.css'

/** Of people and what stands below them. */
const own: readonly CountTile[] = [
  { id: 'students', title: msg`Учащиеся`, order: 10, to: '/passport/users/students' },
  { id: 'parents', title: msg`Родители`, order: 20, to: '/passport/users/parents' },
  { id: 'teachers', title: msg`Учителя`, order: 30, to: '/passport/users/teachers' },
  { id: 'roles', title: msg`Роли`, order: 60, to: '/passport/roles' },
  { id: 'archived', title: msg`В архиве`, order: 90, to: '/passport', search: { tab: 'people', status: 'archived' } },
]

/** How many there are of what the reader may open, each the way to its list. */
export function CountTiles() {
  const { i18n } = useLingui()
  const counts = useQuery(query(readCounts))
  const tiles = [...own, ...usePlace(countTiles)].toSorted((one, other) => one.order - other.order)
  return (
    <Answer of={counts}>
      {(found) => (
        <SimpleGrid component="ul" cols={{ base: 2, sm: 3, lg: 5 }} spacing="md" className={classes['tiles'] ?? ''}>
          {tiles.map(({ id, title, to, search }) => {
            const count = found[id] ?? null
            return count === null ? null : (
              <li key={id}>
                <Panel>
                  <Text size="xl" fw={650}>
                    {displayNumber(count)}
                  </Text>
                  <Link to={to} search={search ?? {}} className={classes['tile']}>
                    {i18n._(title)}
                  </Link>
                </Panel>
              </li>
            )
          })}
        </SimpleGrid>
      )}
    </Answer>
  )
}
