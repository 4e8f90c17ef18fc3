import { Trans, useLingui } from '@lingui/react/macro'
import { IconUserShare } from '#platform/web/icons/index.ts'
import { impersonate, maxReasonLength } from '#areas/access/contract/tokens.ts'
import { startImpersonation } from '#areas/access/web/index.ts'
import { reportAction, useSession } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { Button, Can } from '#platform/web/ui/index.ts'
import type { Person } from '../../contract/people.ts'

/** Acting as this person, for a reason that is recorded: for ceasar, and who acts as somebody already. */
export function ImpersonateButton({ person }: { person: Person }) {
  const { t } = useLingui()
  const session = useSession()
  const accountId = person.admin_user_id
  if (accountId === null || accountId === session?.accountId) return null
  const ask = async () => {
    const reason = await dialog.prompt({
      message: t`Войти как ${person.full_name}?`,
      description: t`Сначала открыт только просмотр. Изменения включаются в полосе над страницей и записываются с вашим именем. Этот человек увидит вход в своём профиле.`,
      label: t`Причина`,
      ok: t`Войти`,
      isRequired: true,
      maxLength: maxReasonLength,
    })
    if (reason !== null) await startImpersonation(accountId, reason.trim()).catch(reportAction)
  }
  return (
    <Can use={impersonate}>
      <Button variant="default" leftSection={<IconUserShare size={16} />} onClick={() => void ask()}>
        <Trans>Войти как</Trans>
      </Button>
    </Can>
  )
}
