import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readYearOfClasses } from '#areas/classes/contract/set-up.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { Button, Panel, PanelHead, Scrolled, Table, Text, VisuallyHidden } from '#platform/web/ui/index.ts'
import { holdStudents } from '../../contract/rollover.ts'
import type { Held, Rollover } from '../../contract/shapes.ts'
import { useRolloverWords } from '../use-rollover-words.ts'
import { HeldMenu } from './held-menu.tsx'

/** So many are shown until all are asked for. */
const shownAtFirst = 12

/** Who is not carried over with the others, and how each of them is finished. */
export function HeldPanel({ of, intoId }: { of: Rollover; intoId: number }) {
  const { t } = useLingui()
  const { reasons } = useRolloverWords()
  const [isWhole, setWhole] = useState(false)
  const may = useAllowed(holdStudents) && of.objection === ''
  const classes = useQuery({
    ...query(readYearOfClasses, { query: { year_id: String(intoId) } }),
    enabled: of.held.length > 0,
  })
  if (of.held.length === 0) return null
  const open = of.held.filter(({ placed_in }) => placed_in === null)
  const shown = isWhole ? of.held : [...open, ...of.held.filter((one) => !open.includes(one))].slice(0, shownAtFirst)
  return (
    <Panel>
      <PanelHead title={t`Не переводятся со всеми: ${open.length}`} mb="xs" />
      <Scrolled minWidth={560}>
        <Table aria-label={t`Не переводятся со всеми`}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t`Ученик`}</Table.Th>
              <Table.Th>{t`Класс`}</Table.Th>
              <Table.Th>{t`Почему`}</Table.Th>
              <Table.Th>{t`В новом году`}</Table.Th>
              <Table.Th>
                <VisuallyHidden>{t`Действия`}</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((one: Held) => (
              <Table.Tr key={one.student.id}>
                <Table.Td>{one.student.full_name}</Table.Td>
                <Table.Td>{one.class.title}</Table.Td>
                <Table.Td>
                  {reasons[one.reason]}
                  {one.note === '' ? null : (
                    <Text size="xs" c="dimmed">
                      {one.note}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td>{one.placed_in ?? '—'}</Table.Td>
                <Table.Td ta="right">
                  {may && one.placed_in === null ? (
                    <HeldMenu of={one} intoId={intoId} classes={classes.data?.classes ?? []} />
                  ) : null}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Scrolled>
      {shown.length < of.held.length ? (
        <Button size="xs" variant="subtle" mt="xs" onClick={() => setWhole(true)}>
          <Trans>Показать всех: {of.held.length}</Trans>
        </Button>
      ) : null}
    </Panel>
  )
}
