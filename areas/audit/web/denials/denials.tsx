import { useLingui } from '@lingui/react/macro'
import { displayMoment } from '#platform/web/format/moment.ts'
import { ListView, useList, type Column } from '#platform/web/list/index.ts'
import { Group, Text } from '#platform/web/ui/index.ts'
import { listDenials, type Denial } from '../../contract/audit.ts'
import { PeriodFilter } from '../period-filter.tsx'
import { PersonCell } from '../person-cell.tsx'

/** Calls to which somebody had no right. */
export function Denials() {
  const { t } = useLingui()
  const list = useList(listDenials)
  const columns: Column<Denial>[] = [
    {
      key: 'last_at',
      title: t`Последний раз`,
      sort: 'at',
      width: 150,
      render: ({ last_at }) => displayMoment(last_at),
    },
    { key: 'person', title: t`Кому`, render: ({ person, login }) => <PersonCell person={person} otherwise={login} /> },
    { key: 'under', title: t`Действовал(а)`, render: ({ acted_by }) => acted_by ?? '—' },
    { key: 'summary', title: t`В чём`, render: ({ summary }) => summary },
    { key: 'endpoint', title: t`Вызов`, render: ({ endpoint }) => endpoint },
    { key: 'times', title: t`Раз за день`, width: 110, align: 'right', render: ({ times }) => times },
  ]
  return (
    <ListView
      list={list}
      label={t`Отказы`}
      columns={columns}
      rowKey={({ day, login, endpoint, acted_by }) => [day, login, endpoint, acted_by].join(' ')}
      renderCard={({ person, login, summary, times, last_at }) => (
        <>
          <Group justify="space-between" wrap="nowrap">
            <Text size="sm" fw={600}>
              {person?.full_name ?? login}
            </Text>
            <Text size="sm">{times}</Text>
          </Group>
          <Text size="sm">{summary}</Text>
          <Text size="sm" c="dimmed">
            {displayMoment(last_at)}
          </Text>
        </>
      )}
      searchLabel={t`Имя`}
      name="audit.denials"
      filters={<PeriodFilter list={list} />}
      empty={{ title: t`За эти дни никому не отказано`, hint: t`Выберите другие дни` }}
    />
  )
}
