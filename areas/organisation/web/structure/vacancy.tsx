import { Trans, useLingui } from '@lingui/react/macro'
import { displayNumber } from '#platform/contract/number.ts'
import { TreeRow, type TreeNode } from '#platform/web/tree/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import styles from './structure.module.css'

/** What nobody holds of the rates that the plan gives a unit. */
export function Vacancy({ rate }: { rate: number }) {
  return (
    <Text component="span" size="sm" className={styles['vacancy']}>
      <Trans>Вакансия: {displayNumber(rate)} ст.</Trans>
    </Text>
  )
}

/** The same in the tree, among those who work in the unit. */
export function VacancyRow({ rate, node }: { rate: number; node: TreeNode }) {
  const { t } = useLingui()
  return (
    <TreeRow node={node} title={t`Вакансия`} handle={null}>
      <Vacancy rate={rate} />
    </TreeRow>
  )
}
