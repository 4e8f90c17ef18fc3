import { useLingui } from '@lingui/react/macro'
import { displayMoment } from '#platform/web/format/moment.ts'
import { ListView, useList, type Column } from '#platform/web/list/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import { listSignIns, type SignIn } from '../../contract/audit.ts'
import { PeriodFilter } from '../period-filter.tsx'
import { PersonCell } from '../person-cell.tsx'

/** Sessions as they began, the newest first. */
export function SignIns() {
  const { t } = useLingui()
  const list = useList(listSignIns)
  const under = ({ impersonated_by, reason }: SignIn) =>
    impersonated_by === null ? '—' : [impersonated_by, reason].filter(Boolean).join(': ')
  const columns: Column<SignIn>[] = [
    { key: 'at', title: t`Когда`, sort: 'at', width: 150, render: ({ at }) => displayMoment(at) },
    { key: 'person', title: t`Кто`, render: ({ person, login }) => <PersonCell person={person} otherwise={login} /> },
    { key: 'device', title: t`Устройство`, render: ({ device }) => device || '—' },
    { key: 'address', title: t`Адрес сети`, width: 150, render: ({ address }) => address ?? '—' },
    { key: 'under', title: t`Под этим именем вошёл(а)`, maxWidth: 260, render: under },
    {
      key: 'ended_at',
      title: t`Завершён`,
      width: 150,
      render: ({ ended_at }) => (ended_at === null ? '—' : displayMoment(ended_at)),
    },
  ]
  return (
    <ListView
      list={list}
      label={t`Входы`}
      columns={columns}
      rowKey={({ id }) => id}
      renderCard={(one) => (
        <>
          <Text size="sm" fw={600}>
            {one.person?.full_name ?? one.login}
          </Text>
          <Text size="sm" c="dimmed">
            {[displayMoment(one.at), one.device, one.address].filter(Boolean).join(' · ')}
          </Text>
          {one.impersonated_by === null ? null : <Text size="sm">{t`Под этим именем вошёл(а): ${under(one)}`}</Text>}
        </>
      )}
      searchLabel={t`Имя`}
      name="audit.sign-ins"
      filters={<PeriodFilter list={list} />}
      empty={{ title: t`За эти дни никто не входил`, hint: t`Выберите другие дни` }}
    />
  )
}
