import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Output } from '#platform/contract/endpoint.ts'
import { query } from '#platform/web/api/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import { Answer, Empty, Panel, Stack, Text } from '#platform/web/ui/index.ts'
import { listOpenings, type Opening } from '../../contract/readers.ts'
import { ReaderName } from './reader-name.tsx'

/** Who has really looked at the person's data: what, how often and when last. */
export function OpeningsPart({ personId }: { personId: number }) {
  const openings = useQuery(query(listOpenings, { query: { person: String(personId) } }))
  return <Answer of={openings}>{(found) => <OpeningList found={found} />}</Answer>
}

function OpeningList({ found: { items, notes } }: { found: Output<typeof listOpenings> }) {
  const { t } = useLingui()
  const columns: Column<Opening>[] = [
    { key: 'name', title: t`Кто`, render: (opening) => <ReaderName {...opening} /> },
    { key: 'what', title: t`Что сделал(а)`, render: ({ title }) => title },
    { key: 'times', title: t`Сколько раз`, width: 120, align: 'right', render: ({ times }) => displayNumber(times) },
    { key: 'last_at', title: t`Последний раз`, width: 160, render: ({ last_at }) => displayMoment(last_at) },
  ]
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {notes.join(' ')}
      </Text>
      {items.length === 0 ? (
        <Empty title={<Trans>Никто ещё не открывал</Trans>} />
      ) : (
        <Panel>
          <CardTable
            label={t`Кто открывал`}
            columns={columns}
            rows={items}
            rowKey={({ what, account_id }) => `${what} ${account_id}`}
          />
        </Panel>
      )}
    </Stack>
  )
}
