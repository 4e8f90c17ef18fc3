import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#platform/web/api/index.ts'
import { displayNumber } from '#platform/web/format/number.ts'
import { Answer, Panel, SimpleGrid, Text } from '#platform/web/ui/index.ts'
import { readCounts, type SchoolCounts } from '../contract/counts.ts'
import classes from './sections.module.css'

interface Tile {
  of: keyof SchoolCounts
  title: string
  to: string
  search?: Record<string, string>
}

/** How many there are of what the reader may open, each the way to its list. */
export function CountTiles() {
  const { t } = useLingui()
  const counts = useQuery(query(readCounts))
  const tiles: Tile[] = [
    { of: 'students', title: t`Учащиеся`, to: '/passport/users/students' },
    { of: 'parents', title: t`Родители`, to: '/passport/users/parents' },
    { of: 'teachers', title: t`Учителя`, to: '/passport/users/teachers' },
    { of: 'staff', title: t`Сотрудники`, to: '/org-structure' },
    { of: 'rooms', title: t`Кабинеты`, to: '/passport/guides', search: { tab: 'rooms' } },
    { of: 'roles', title: t`Роли`, to: '/passport/roles' },
    { of: 'documents', title: t`Истекают документы`, to: '/passport/documents' },
    {
      of: 'duplicates',
      title: t`Похожие записи`,
      to: '/passport/users/students',
      search: { duplicates: 'true' },
    },
    {
      of: 'archived',
      title: t`В архиве`,
      to: '/passport',
      search: { tab: 'people', status: 'archived' },
    },
  ]
  return (
    <Answer of={counts}>
      {(found) => (
        <SimpleGrid component="ul" cols={{ base: 2, sm: 3, lg: 5 }} spacing="md" className={classes['tiles'] ?? ''}>
          {tiles.map(({ of, title, to, search }) => {
            const count = found[of]
            return count === null ? null : (
              <li key={of}>
                <Panel>
                  <Text size="xl" fw={650}>
                    {displayNumber(count)}
                  </Text>
                  <Link to={to} search={search ?? {}} className={classes['tile']}>
                    {title}
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
