import { useLingui } from '@lingui/react/macro'
import { displayMoment } from '#platform/web/format/moment.ts'
import { ListView, useList, type Column } from '#platform/web/list/index.ts'
import { Group, Text } from '#platform/web/ui/index.ts'
import { listFailedSignIns, type FailedSignIn } from '../../contract/audit.ts'
import { PeriodFilter } from '../period-filter.tsx'
import { PersonCell } from '../person-cell.tsx'

/** Sign-ins that failed, hour by hour: whose account was meant, from where, why. */
export function FailedSignIns() {
  const { t } = useLingui()
  const list = useList(listFailedSignIns)
  const reasons: Record<FailedSignIn['reason'], string> = {
    password: t`Неверный пароль`,
    factor: t`Не подошёл код или ключ`,
    blocked: t`Учётная запись заблокирована`,
    limit: t`Слишком много попыток`,
    provider: t`Провайдер входа не подтвердил или назвал не того`,
  }
  const nobody = t`Такого логина в школе нет`
  const whyOf = ({ reason, login }: FailedSignIn) =>
    login === null && reason === 'password' ? t`Неизвестный логин` : reasons[reason]
  const columns: Column<FailedSignIn>[] = [
    {
      key: 'last_at',
      title: t`Последний раз`,
      sort: 'at',
      width: 150,
      render: ({ last_at }) => displayMoment(last_at),
    },
    {
      key: 'person',
      title: t`Чья учётная запись`,
      render: ({ person, login }) => <PersonCell person={person} otherwise={login ?? nobody} />,
    },
    { key: 'reason', title: t`Почему`, render: whyOf },
    { key: 'device', title: t`Устройство`, render: ({ device }) => device || '—' },
    { key: 'address', title: t`Адрес сети`, width: 150, render: ({ address }) => address ?? '—' },
    { key: 'times', title: t`Раз за час`, width: 110, align: 'right', render: ({ times }) => times },
  ]
  return (
    <ListView
      list={list}
      label={t`Неудачные входы`}
      columns={columns}
      rowKey={({ id }) => id}
      renderCard={(one) => (
        <>
          <Group justify="space-between" wrap="nowrap">
            <Text size="sm" fw={600}>
              {one.person?.full_name ?? one.login ?? nobody}
            </Text>
            <Text size="sm">{one.times}</Text>
          </Group>
          <Text size="sm">{whyOf(one)}</Text>
          <Text size="sm" c="dimmed">
            {[displayMoment(one.last_at), one.device, one.address].filter(Boolean).join(' · ')}
          </Text>
        </>
      )}
      searchLabel={t`Имя`}
      name="audit.failed-sign-ins"
      filters={<PeriodFilter list={list} />}
      empty={{ title: t`За эти дни все входили с первого раза`, hint: t`Выберите другие дни` }}
    />
  )
}
