import { useLingui } from '@lingui/react/macro'
import { treeOf, type Branch } from '#areas/dictionaries/rules/record-tree.ts'
import { Group, LinkAnchor, PersonAvatar, Stack, Text } from '#platform/web/ui/index.ts'
import type { Unit } from '../../contract/units.ts'
import { useStructurePage } from './structure-page-state.ts'
import { UnitCounts } from './unit-counts.tsx'
import { UnitHead } from './unit-row.tsx'
import { Vacancy } from './vacancy.tsx'
import styles from './structure.module.css'

/** A unit as a box: title, head, how many work there; the title leads to its people in the list. */
function Box({ unit, isTop = false }: { unit: Unit; isTop?: boolean }) {
  const { structure, totals } = useStructurePage()
  const own = totals.get(unit.id)
  return (
    <div className={`${styles['box']} ${isTop ? styles['top'] : ''}`}>
      <LinkAnchor to="/org-structure" search={{ unit: String(unit.id) }} c="inherit" fw={600} size="sm">
        {unit.title}
      </LinkAnchor>
      {unit.head ? (
        <Group gap={8} wrap="nowrap">
          <PersonAvatar name={unit.head.full_name} photo={unit.head.photo} size={24} />
          <UnitHead head={unit.head} />
        </Group>
      ) : null}
      {own ? (
        <Text component="div" size="xs">
          <UnitCounts totals={own} showsRates={structure.shows_rates} />
        </Text>
      ) : null}
    </div>
  )
}

/** What is vacant in a unit, and the units below it. */
function Below({ of, branches }: { of: Unit; branches: readonly Branch<Unit>[] }) {
  const vacant = useStructurePage().vacancies.get(of.id)
  if (branches.length === 0 && vacant === undefined) return null
  return (
    <ul className={styles['below']}>
      {vacant === undefined ? null : (
        <li>
          <Vacancy rate={vacant} />
        </li>
      )}
      {branches.map(({ record, children }) => (
        <li key={record.id}>
          <Box unit={record} />
          <Below of={record} branches={children} />
        </li>
      ))}
    </ul>
  )
}

/** What is vacant in the unit at the top itself. */
function TopVacancy({ unit }: { unit: Unit }) {
  const vacant = useStructurePage().vacancies.get(unit.id)
  return vacant === undefined ? null : (
    <div className={styles['vacant-top']}>
      <Vacancy rate={vacant} />
    </div>
  )
}

/** The units as a diagram: the top one, its branches beside one another, what is below them in steps. */
export function Diagram() {
  const { t } = useLingui()
  const { structure } = useStructurePage()
  const top = treeOf(structure.units)
  return (
    <Stack gap="xl">
      {top.map(({ record, children }) => (
        <section key={record.id} className={styles['root']} aria-label={t`Схема: ${record.title}`}>
          <Box unit={record} isTop />
          <TopVacancy unit={record} />
          {children.length > 0 ? (
            <>
              <div className={styles['stem']} />
              <ul className={styles['branches']}>
                {children.map((branch) => (
                  <li key={branch.record.id}>
                    <Box unit={branch.record} />
                    <Below of={branch.record} branches={branch.children} />
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </section>
      ))}
    </Stack>
  )
}
