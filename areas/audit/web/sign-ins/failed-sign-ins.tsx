import { useLingui } from '@lingui/react/macro'
import { useList } from '#platform/web/list/index.ts'
import { translate } from '#platform/contract/text.ts'
import { exportFailedSignIns, listFailedSignIns, type FailedSignIn } from '../../contract/audit.ts'
import { failureInWords } from '../../contract/failed-sign-in.ts'
import { AccountEvents } from '../account-events.tsx'

const whyOf = (one: FailedSignIn) => translate(failureInWords(one))

/** Sign-ins that failed, hour by hour: whose account was meant, from where, why. */
export function FailedSignIns() {
  const { t } = useLingui()
  const list = useList(listFailedSignIns)
  return (
    <AccountEvents
      list={list}
      label={t`Неудачные входы`}
      name="audit.failed-sign-ins"
      exported={exportFailedSignIns}
      empty={t`За эти дни все входили с первого раза`}
      rowKey={({ id }) => id}
      at={{ key: 'last_at', title: t`Последний раз`, of: ({ last_at }) => last_at }}
      who={{ title: t`Чья учётная запись`, nobody: t`Такого логина в школе нет` }}
      columns={[
        { key: 'reason', title: t`Почему`, render: whyOf },
        { key: 'device', title: t`Устройство`, render: ({ device }) => device || '—' },
        { key: 'address', title: t`Адрес сети`, width: 150, render: ({ address }) => address ?? '—' },
      ]}
      times={{ title: t`Раз за час`, of: ({ times }) => times }}
      line={whyOf}
      beside={({ device, address }) => [device, address]}
    />
  )
}
