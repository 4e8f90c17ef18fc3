import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAllowed } from '#platform/web/api/index.ts'
import { Action, ActionMenu, Button } from '#platform/web/ui/index.ts'
import { dismissSosSender, type SosReport } from '../../contract/sos.ts'
import { useDismissal } from './use-dismissal.ts'

/** For a row of the list: its sender's words are put aside as a whole, or brought back. */
export function DismissMenu({ report }: { report: SosReport }) {
  const { t } = useLingui()
  const isAllowed = useAllowed(dismissSosSender)
  const { dismiss, bringBack } = useDismissal()
  if (!isAllowed) return null
  const { id, dismissal, sender_reports, address_reports } = report
  const name = report.user_name ?? report.name
  if (dismissal !== null)
    return (
      <Button variant="default" size="xs" aria-label={t`Вернуть: ${name}`} onClick={() => void bringBack(dismissal.id)}>
        <Trans>Вернуть</Trans>
      </Button>
    )
  return (
    <ActionMenu label={t`Скрыть сообщения: ${name}`}>
      <Action onClick={() => void dismiss(id, 'sender')}>
        <Plural
          value={sender_reports}
          one="Скрыть # сообщение отправителя"
          few="Скрыть # сообщения отправителя"
          many="Скрыть # сообщений отправителя"
          other="Скрыть # сообщения отправителя"
        />
      </Action>
      {address_reports > sender_reports ? (
        <Action onClick={() => void dismiss(id, 'address')}>
          <Plural
            value={address_reports}
            one="Скрыть # сообщение без входа с этого адреса"
            few="Скрыть # сообщения без входа с этого адреса"
            many="Скрыть # сообщений без входа с этого адреса"
            other="Скрыть # сообщения без входа с этого адреса"
          />
        </Action>
      ) : null}
    </ActionMenu>
  )
}
