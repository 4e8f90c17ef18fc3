import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { notify } from '#platform/web/notifications/notify.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { dismissSosSender, listSosReports, undoSosDismissal } from '../../contract/sos.ts'
import type { DismissalScope } from '../../rules/words.ts'

/** Puts aside all that a sender has written, and brings it back. */
export function useDismissal() {
  const { t } = useLingui()
  const { act } = useActions([listSosReports])
  const bringBack = async (id: number) => {
    const back = await act(undoSosDismissal, { params: { id: String(id) } })
    if (back !== null) notify.success(t`Сообщения возвращены`)
  }
  const dismiss = async (reportId: number, scope: DismissalScope) => {
    const hidden = await act(dismissSosSender, { body: { report_id: reportId, scope } })
    if (hidden === null) return
    const words = plural(hidden.reports, {
      one: 'Скрыто # сообщение',
      few: 'Скрыто # сообщения',
      many: 'Скрыто # сообщений',
      other: 'Скрыто # сообщения',
    })
    notify.undoable(words, { label: t`Вернуть`, act: () => void bringBack(hidden.id) })
  }
  return { dismiss, bringBack }
}
