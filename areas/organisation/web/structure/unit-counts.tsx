import { Trans } from '@lingui/react/macro'
import { displayNumber } from '#platform/contract/number.ts'
import { Badge, Text } from '#platform/web/ui/index.ts'
import type { Totals } from './totals.ts'
import styles from './structure.module.css'

/** How many work in a unit and below it; rates and vacancies for who sees them. */
export function UnitCounts({ totals, showsRates }: { totals: Totals; showsRates: boolean }) {
  const [people, rate, vacant] = [totals.people, displayNumber(totals.rate), displayNumber(totals.vacant)]
  return (
    <span className={styles['counts']}>
      <Text component="span" size="xs" c="dimmed">
        <Trans>{people} чел.</Trans>
        {showsRates ? <Trans> · {rate} ст.</Trans> : null}
      </Text>
      {showsRates && totals.vacant > 0 ? (
        <Badge size="sm" variant="light" color="orange" tt="none">
          <Trans>вакансий {vacant}</Trans>
        </Badge>
      ) : null}
    </span>
  )
}
