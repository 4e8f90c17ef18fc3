import { Trans, useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import {
  Action,
  ActionMenu,
  Badge,
  Box,
  Button,
  Group,
  Panel,
  PanelHead,
  Table,
  VisuallyHidden,
} from '#platform/web/ui/index.ts'
import { useState } from 'react'
import { useActions } from '#platform/web/use-actions.ts'
import { listNorms, readNormHistory, removeNorm, setNorm, type DatedNumbers, type Norm } from '../contract/norms.ts'
import { ofDay } from '../rules/numbers-of-day.ts'
import { NormDialog } from './norm-dialog.tsx'
import { NormHistory } from './norm-history.tsx'
import classes from './norms.module.css'

/** A norm: a row for each day from which other numbers hold, the latest first. */
export function NormPanel({ norm, today }: { norm: Norm; today: string }) {
  const { t } = useLingui()
  const { act } = useActions([listNorms, readNormHistory])
  const [entered, setEntered] = useState<DatedNumbers | 'new' | null>(null)
  const [hasHistory, showHistory] = useState(false)
  const present = ofDay(norm.values, today)
  const isTable = norm.lines.length > 1
  const remove = async ({ since, numbers, source, version }: DatedNumbers) => {
    if (version === null) return
    if ((await act(removeNorm, { params: { key: norm.key }, body: { since, version } })) === null) return
    notify.undoable(t`Значения с ${displayDate(since)} убраны`, {
      label: t`Вернуть`,
      act: () => void act(setNorm, { params: { key: norm.key }, body: { since, numbers, source, version: null } }),
    })
  }
  return (
    <Panel>
      <PanelHead title={norm.title} order={3} mb="xs" below={isTable ? norm.unit : null}>
        <Button size="compact-sm" variant="subtle" aria-expanded={hasHistory} onClick={() => showHistory(!hasHistory)}>
          <Trans>История</Trans>
        </Button>
        {norm.may_change ? (
          <Button size="compact-sm" variant="default" onClick={() => setEntered('new')}>
            <Trans>Новые значения</Trans>
          </Button>
        ) : null}
      </PanelHead>
      <Box className={classes['scroll']} tabIndex={isTable ? 0 : -1} component="section" aria-label={norm.title}>
        <Table className={classes['values']} aria-label={norm.title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t`Действует с`}</Table.Th>
              {norm.lines.map(({ key, title }) => (
                <Table.Th key={key}>{isTable ? title : norm.unit}</Table.Th>
              ))}
              <Table.Th>{t`Основание`}</Table.Th>
              {norm.may_change ? (
                <Table.Th>
                  <VisuallyHidden>{t`Действия`}</VisuallyHidden>
                </Table.Th>
              ) : null}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {norm.values.map((dated) => (
              <Table.Tr key={dated.since} data-present={dated === present || undefined}>
                <Table.Th scope="row" fw={500}>
                  <Group gap="xs" wrap="nowrap">
                    {displayDate(dated.since)}
                    {dated === present ? <Badge size="sm">{t`сейчас`}</Badge> : null}
                  </Group>
                </Table.Th>
                {norm.lines.map(({ key }) => (
                  <Table.Td key={key}>{displayNumber(dated.numbers[key] ?? 0)}</Table.Td>
                ))}
                <Table.Td>{dated.source}</Table.Td>
                {norm.may_change ? (
                  <Table.Td>
                    <ActionMenu label={t`Действия: с ${displayDate(dated.since)}`}>
                      <Action onClick={() => setEntered(dated)}>{t`Изменить`}</Action>
                      {dated.version === null ? null : <Action onClick={() => void remove(dated)}>{t`Убрать`}</Action>}
                    </ActionMenu>
                  </Table.Td>
                ) : null}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Box>
      {entered ? (
        <NormDialog norm={norm} of={entered} present={present} today={today} onClose={() => setEntered(null)} />
      ) : null}
      {hasHistory ? <NormHistory norm={norm} /> : null}
    </Panel>
  )
}
