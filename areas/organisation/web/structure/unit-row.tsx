import { Trans } from '@lingui/react/macro'
import { TreeRow, type TreeNode } from '#platform/web/tree/index.ts'
import { Badge, LinkAnchor, Text } from '#platform/web/ui/index.ts'
import type { Unit } from '../../contract/units.ts'
import { useStructurePage } from './structure-page-state.ts'
import { UnitCounts } from './unit-counts.tsx'
import { UnitMenu } from './unit-menu.tsx'
import styles from './structure.module.css'

/** Who heads a unit, as a link to their card; said where they have left the school. */
export function UnitHead({ head }: { head: NonNullable<Unit['head']> }) {
  return (
    <Text component="span" size="sm" c="dimmed" className={styles['text']}>
      <LinkAnchor to="/users/$id" params={{ id: String(head.id) }} c="inherit" size="sm">
        {head.full_name}
      </LinkAnchor>
      {head.works ? null : (
        <Badge ml={6} size="sm" variant="light" color="red" tt="none">
          <Trans>не работает</Trans>
        </Badge>
      )}
    </Text>
  )
}

/** A unit in the tree: title, head, how many work there, what can be done. */
export function UnitRow({ unit, node }: { unit: Unit; node: TreeNode }) {
  const { structure, totals, shownUnit } = useStructurePage()
  const own = totals.get(unit.id)
  return (
    <TreeRow node={node} title={unit.title} isShown={shownUnit === unit.id}>
      <div className={styles['main']}>
        <Text component="span" fw={600} size="sm" className={styles['text']}>
          {unit.title}
        </Text>
        {unit.head ? <UnitHead head={unit.head} /> : null}
        {unit.is_archived ? (
          <Badge size="sm" variant="light" color="gray" tt="none">
            <Trans>в архиве</Trans>
          </Badge>
        ) : null}
        {own ? <UnitCounts totals={own} showsRates={structure.shows_rates} /> : null}
      </div>
      {structure.may_edit ? <UnitMenu unit={unit} /> : null}
    </TreeRow>
  )
}
