import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import { call, reportAction, useAllowed, useSession } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Button, Group } from '#platform/web/ui/index.ts'
import { decideReading, listReadingAccounts, type ReadingAccount } from '../../contract/reading-ceiling.ts'

const maxReasonLength = 500

/** Allows somebody to read on, or closes reading to them; each with a reason, which they are told. */
export function DecideButtons({ account: { id, full_name, state } }: { account: ReadingAccount }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const session = useSession()
  const mayDecide = useAllowed(decideReading) && session?.accountId !== id
  const decide = useMutation({
    ...call(decideReading),
    onError: reportAction,
    onSuccess: () => notify.success(t`Решение записано`),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(listReadingAccounts) }),
  })
  if (!mayDecide) return null
  const ask = async (is_allowed: boolean) => {
    const reason = await dialog.prompt({
      message: is_allowed ? t`Разрешить чтение? ${full_name}` : t`Закрыть чтение? ${full_name}`,
      description: is_allowed
        ? t`Счёт начнётся заново, на время пределы не действуют. Решение останется в истории.`
        : t`Карточки чужих людей и закрытые данные не откроются, пока кто-нибудь не разрешит. Входить и работать человек сможет.`,
      label: t`Причина`,
      ok: is_allowed ? t`Разрешить` : t`Закрыть`,
      isRequired: true,
      maxLength: maxReasonLength,
      isDangerous: !is_allowed,
    })
    if (reason !== null) decide.mutate({ params: { id: String(id) }, body: { is_allowed, reason } })
  }
  return (
    <Group gap="xs">
      {state === 'allowed' ? null : (
        <Button
          size="xs"
          loading={decide.isPending}
          onClick={() => void ask(true)}
          aria-label={t`Разрешить: ${full_name}`}
        >
          <Trans>Разрешить</Trans>
        </Button>
      )}
      {state === 'closed' ? null : (
        <Button
          size="xs"
          variant="default"
          loading={decide.isPending}
          onClick={() => void ask(false)}
          aria-label={t`Закрыть: ${full_name}`}
        >
          <Trans>Закрыть</Trans>
        </Button>
      )}
    </Group>
  )
}
