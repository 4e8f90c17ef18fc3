import { Trans, useLingui } from '@lingui/react/macro'
import { displayMoment } from '#platform/web/format/moment.ts'
import { Badge, FactList, Panel, Stack, Title } from '#platform/web/ui/index.ts'
import type { AccountCard } from '../../contract/account-card.ts'
import { AccountActions } from './account-actions.tsx'

/** How the person signs in, whether they may. */
export function AccountPanel({ account }: { account: AccountCard }) {
  const { t } = useLingui()
  const { login, status, block_reason, must_change_password, has_factor, must_have_factor, providers } = account
  const { created_at, last_login_at } = account
  const isActive = status === 'active'
  return (
    <Panel>
      <Stack gap="sm">
        <Title order={2} size="h4">
          <Trans>Учётная запись</Trans>
        </Title>
        <FactList
          facts={[
            { title: t`Логин`, value: login ?? t`ИИН, скрыт` },
            {
              title: t`Состояние`,
              value: (
                <Badge variant="light" color={isActive ? 'teal' : 'red'}>
                  {isActive ? t`Действует` : t`Заблокирована`}
                </Badge>
              ),
            },
            { title: t`Причина блокировки`, value: block_reason },
            {
              title: t`Вход в два шага`,
              value: has_factor ? t`включён` : must_have_factor ? t`не включён, хотя роль обязывает` : t`не включён`,
            },
            { title: t`Пароль`, value: must_change_password ? t`временный, сменит при входе` : null },
            { title: t`Входит через`, value: providers.join(', ') || null },
            { title: t`Создана`, value: displayMoment(created_at) },
            {
              title: t`Последний вход`,
              value: last_login_at === null ? t`не входил(а)` : displayMoment(last_login_at),
            },
          ]}
        />
        <AccountActions account={account} />
      </Stack>
    </Panel>
  )
}
