import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Text, Textarea } from '#platform/web/ui/index.ts'
import type { ResultSlot } from '#areas/journal/web/index.ts'
import { askReopening, listReopeningRequests } from '../../contract/reopening-requests.ts'

export interface RequestedReopening {
  groupId: number
  slot: ResultSlot
  /** The quarter with which the slot is reopened. */
  quarterId: number
}

/** Asks whoever may to open a closed period again. */
export function AskReopeningDialog({
  groupId,
  slot,
  quarterId,
  onClose,
}: RequestedReopening & { onClose: () => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const entry = useEndpointForm(askReopening, {
    initialValues: { quarter_id: quarterId, reason: '' },
    input: (body) => ({ params: { id: String(groupId) }, body }),
    onDone: async () => {
      notify.success(t`Запрос отправлен`)
      onClose()
      await client.invalidateQueries({ queryKey: keyOf(listReopeningRequests) })
    },
  })
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Попросить открыть период: ${slot.title}`}>
      <Text size="sm" c="dimmed">
        <Trans>Запрос увидит завуч. Ответ придёт вам в уведомлениях.</Trans>
      </Text>
      <Textarea label={t`Причина`} autosize minRows={2} maxLength={500} data-autofocus {...entry.field('reason')} />
      <FormFoot action={<Trans>Отправить</Trans>} isSending={entry.isSending} />
    </FormDialog>
  )
}
