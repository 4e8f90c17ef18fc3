import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Output } from '#platform/contract/endpoint.ts'
import { query } from '#platform/web/api/index.ts'
import { Answer, Box, Empty, LinkAnchor, Loading, PageFrame, Panel, Table, Text } from '#platform/web/ui/index.ts'
import { listNumberingJournals } from '../contract/journals.ts'
import { numberingPeriodTitles } from '../rules/numbering-period.ts'
import { nextNumber } from './next-number.ts'
import classes from './numbering.module.css'

type Journals = Output<typeof listNumberingJournals>

/** `/documents/numbers`: all journals, by which pattern each numbers, and how far it has come. */
export function JournalsPage() {
  const journals = useQuery(query(listNumberingJournals))
  return (
    <PageFrame
      title={<Trans>Нумерация</Trans>}
      subtitle={<Trans>Номера даются подряд, без пропусков: какой номер занял какой документ</Trans>}
    >
      <Panel>
        <Answer of={journals} loading={<Loading lines={6} />}>
          {({ items, today }) =>
            items.length === 0 ? (
              <Empty title={<Trans>Журналов пока нет</Trans>} hint={<Trans>Их заводят разделы с документами.</Trans>} />
            ) : (
              <JournalTable items={items} today={today} />
            )
          }
        </Answer>
      </Panel>
    </PageFrame>
  )
}

function JournalTable({ items, today }: Journals) {
  const { t } = useLingui()
  return (
    <Box component="section" className={classes['scroller'] ?? ''} tabIndex={0} aria-label={t`Журналы нумерации`}>
      <Table className={classes['journals'] ?? ''} aria-label={t`Журналы нумерации`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Журнал`}</Table.Th>
            <Table.Th>{t`Нумерация`}</Table.Th>
            <Table.Th>{t`Образец`}</Table.Th>
            <Table.Th>{t`Последний номер`}</Table.Th>
            <Table.Th>{t`Следующий`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((journal) => (
            <JournalRow key={journal.id} journal={journal} today={today} />
          ))}
        </Table.Tbody>
      </Table>
    </Box>
  )
}

function JournalRow({ journal, today }: { journal: Journals['items'][number]; today: string }) {
  const { id, title, period, pattern, current } = journal
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500}>
        <LinkAnchor to="/documents/numbers/$id" params={{ id: String(id) }}>
          {title}
        </LinkAnchor>
      </Table.Th>
      <Table.Td>{numberingPeriodTitles[period]}</Table.Td>
      <Table.Td>{pattern}</Table.Td>
      <Table.Td>
        {current?.last ?? '—'}
        {current === null || current.title === '' ? null : (
          <Text size="xs" c="dimmed">
            {current.title}
          </Text>
        )}
      </Table.Td>
      <Table.Td>{nextNumber(journal, today) ?? '—'}</Table.Td>
    </Table.Tr>
  )
}
