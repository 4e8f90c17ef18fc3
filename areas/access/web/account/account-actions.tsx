import { Trans } from '@lingui/react/macro'
import { useAllowed, useSession } from '#platform/web/api/index.ts'
import { Button, Group, Stack, Text } from '#platform/web/ui/index.ts'
import type { AccountCard } from '../../contract/account-card.ts'
import { changeAccount } from '../../contract/sessions.ts'
import { GivenPasswordDialog } from './given-password-dialog.tsx'
import { useAccountActions } from './use-account-actions.ts'

/** What may be done with somebody's account; one's own is changed in one's profile. */
export function AccountActions({ account }: { account: AccountCard }) {
  const mayChange = useAllowed(changeAccount)
  const isOwn = useSession()?.accountId === account.id
  const acts = useAccountActions(account)
  if (!mayChange) return null
  if (isOwn)
    return (
      <Text size="sm" c="dimmed">
        <Trans>Это ваша учётная запись: пароль и вход в два шага меняют в «Моём профиле».</Trans>
      </Text>
    )
  const shape = { variant: 'default', size: 'xs', disabled: acts.isBusy }
  const sendLink = account.has_mail ? (
    <Button {...shape} onClick={acts.sendLink}>
      <Trans>Ссылка на почту</Trans>
    </Button>
  ) : null
  if (!account.may_change)
    return (
      <Stack gap="xs" align="flex-start">
        <Text size="sm" c="dimmed">
          <Trans>
            Пароль, логин и вход этого человека меняет тот, кто может выдать его роли. Вы можете отправить владельцу
            ссылку для нового пароля на его почту.
          </Trans>
        </Text>
        {sendLink}
      </Stack>
    )
  return (
    <Group gap="xs">
      <Button {...shape} onClick={acts.givePassword}>
        <Trans>Новый пароль</Trans>
      </Button>
      {sendLink}
      <Button {...shape} onClick={acts.askLogin}>
        <Trans>Сменить логин</Trans>
      </Button>
      <Button {...shape} onClick={acts.signOut}>
        <Trans>Завершить входы</Trans>
      </Button>
      {account.has_factor ? (
        <Button {...shape} onClick={acts.dropFactor}>
          <Trans>Сбросить второй шаг</Trans>
        </Button>
      ) : null}
      {account.providers.length > 0 ? (
        <Button {...shape} onClick={acts.unlink}>
          <Trans>Отвязать провайдера</Trans>
        </Button>
      ) : null}
      {account.status === 'active' ? (
        <Button {...shape} onClick={acts.block}>
          <Trans>Заблокировать</Trans>
        </Button>
      ) : (
        <Button {...shape} onClick={acts.unblock}>
          <Trans>Разблокировать</Trans>
        </Button>
      )}
      <GivenPasswordDialog given={acts.given} onClose={acts.forget} />
    </Group>
  )
}
