import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { displayNumber } from '#platform/contract/number.ts'
import { Group, Panel, Stack, Text } from '#platform/web/ui/index.ts'
import type { TariffRow } from '../contract/tariff.ts'
import { bonusText, groupsOf } from './tariff-words.ts'
import styles from './tariff.module.css'

/** The list on a phone: a card for each teacher. */
export function TariffCards({ rows }: { rows: readonly TariffRow[] }) {
  return (
    <Stack gap="xs">
      {rows.map((row) => {
        const [hours, notebooks, rate] = [row.hours, row.notebook_hours, row.rate].map(displayNumber)
        const [category, leads] = [row.category, row.leads.join(', ')]
        const [forNotebooks, forLeading] = [bonusText(row.bonuses?.notebooks), bonusText(row.bonuses?.leading)]
        return (
          <Panel key={row.id} p="sm" className={styles['card'] ?? ''}>
            <Group justify="space-between" wrap="nowrap" align="baseline">
              <Text fw={600}>{row.full_name}</Text>
              <Text className={styles['hours'] ?? ''}>
                <Trans>{hours} ч</Trans>
              </Text>
            </Group>
            <Text size="sm" c="dimmed">
              {row.positions.join(', ')}, <Trans>ставка {rate}</Trans>
              {category === null ? null : `, ${category}`}
            </Text>
            {row.courses.map((course) => (
              <Fragment key={course.title}>
                <Text size="sm">
                  {course.title}: {groupsOf(course)}
                </Text>
              </Fragment>
            ))}
            {row.notebook_hours > 0 ? (
              <Text size="sm">
                <Trans>Тетради: {notebooks} ч</Trans>
                {forNotebooks === '' ? null : `, ${forNotebooks}`}
              </Text>
            ) : null}
            {leads === '' ? null : (
              <Text size="sm">
                <Trans>Классное руководство: {leads}</Trans>
                {forLeading === '' ? null : `, ${forLeading}`}
              </Text>
            )}
          </Panel>
        )
      })}
    </Stack>
  )
}
