import { useLingui } from '@lingui/react/macro'
import { displayMoment } from '#platform/web/format/moment.ts'
import { useList } from '#platform/web/list/index.ts'
import { exportSignIns, listSignIns, type SignIn } from '../../contract/audit.ts'
import { AccountEvents } from '../account-events.tsx'

/** Sessions as they began, the newest first. */
export function SignIns() {
  const { t } = useLingui()
  const list = useList(listSignIns)
  const under = ({ impersonated_by, reason }: SignIn) =>
    impersonated_by === null ? '—' : [impersonated_by, reason].filter(Boolean).join(': ')
  return (
    <AccountEvents
      list={list}
      label={t`Входы`}
      name="audit.sign-ins"
      exported={exportSignIns}
      empty={t`За эти дни никто не входил`}
      rowKey={({ id }) => id}
      at={{ key: 'started_at', title: t`Когда`, of: ({ started_at }) => started_at }}
      who={{ title: t`Кто` }}
      columns={[
        { key: 'device', title: t`Устройство`, render: ({ device }) => device || '—' },
        { key: 'address', title: t`Адрес сети`, width: 150, render: ({ address }) => address ?? '—' },
        { key: 'under', title: t`Под этим именем вошёл(а)`, maxWidth: 260, render: under },
        {
          key: 'ended_at',
          title: t`Завершён`,
          width: 150,
          render: ({ ended_at }) => (ended_at === null ? '—' : displayMoment(ended_at)),
        },
      ]}
      line={(one) => (one.impersonated_by === null ? null : t`Под этим именем вошёл(а): ${under(one)}`)}
      beside={({ device, address }) => [device, address]}
    />
  )
}
