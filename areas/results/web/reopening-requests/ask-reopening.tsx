import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf } from '#platform/contract/endpoint.ts'
import { query } from '#platform/web/api/index.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { IconClock, IconLock } from '#platform/web/icons/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { ActionIcon, LinkAnchor, Text, Textarea, Tooltip } from '#platform/web/ui/index.ts'
import type { ResultSlot } from '#areas/journal/web/index.ts'
import { askReopening, listReopeningRequests } from '../../contract/reopening-requests.ts'

interface Props {
  groupId: number
  slot: ResultSlot
  /** The quarter with which the slot is reopened. */
  quarterId: number
}

/** The lock of a closed period for who marks here but may not open it: asks for that, or leads to what was asked. */
export function AskReopening({ groupId, slot, quarterId }: Props) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const waiting = useQuery(
    query(listReopeningRequests, { query: { group: String(groupId), state: 'open', size: '200' } }),
  )
  const request = waiting.data?.items.find(({ quarter_id }) => quarter_id === quarterId)
  if (request)
    return (
      <Tooltip label={<Trans>Запрос на открытие ждёт ответа</Trans>}>
        <LinkAnchor
          to="/journal-reopening"
          search={{ request: String(request.id) }}
          aria-label={t`Запрос на открытие ждёт ответа: ${slot.title}`}
        >
          <IconClock size={16} aria-hidden />
        </LinkAnchor>
      </Tooltip>
    )
  return (
    <>
      <Tooltip label={<Trans>Период закрыт. Попросить открыть</Trans>}>
        <ActionIcon size="sm" aria-label={t`Попросить открыть: ${slot.title}`} onClick={() => setAsking(true)}>
          <IconLock size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {isAsking ? (
        <AskDialog groupId={groupId} slot={slot} quarterId={quarterId} onClose={() => setAsking(false)} />
      ) : null}
    </>
  )
}

function AskDialog({ groupId, slot, quarterId, onClose }: Props & { onClose: () => void }) {
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
