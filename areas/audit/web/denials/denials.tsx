import { useLingui } from '@lingui/react/macro'
import { useList } from '#platform/web/list/index.ts'
import { exportDenials, listDenials } from '../../contract/audit.ts'
import { AccountEvents } from '../account-events.tsx'

/** Calls to which somebody had no right. */
export function Denials() {
  const { t } = useLingui()
  const list = useList(listDenials)
  return (
    <AccountEvents
      list={list}
      label={t`Отказы`}
      name="audit.denials"
      exported={exportDenials}
      empty={t`За эти дни никому не отказано`}
      rowKey={({ day, login, endpoint, acted_by }) => [day, login, endpoint, acted_by].join(' ')}
      at={{ key: 'last_at', title: t`Последний раз`, of: ({ last_at }) => last_at }}
      who={{ title: t`Кому` }}
      columns={[
        { key: 'under', title: t`Действовал(а)`, render: ({ acted_by }) => acted_by ?? '—' },
        { key: 'summary', title: t`В чём`, render: ({ summary }) => summary },
        { key: 'endpoint', title: t`Вызов`, render: ({ endpoint }) => endpoint },
      ]}
      times={{ title: t`Раз за день`, of: ({ times }) => times }}
      line={({ summary }) => summary}
    />
  )
}
