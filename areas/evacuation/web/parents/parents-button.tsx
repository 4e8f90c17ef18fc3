import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { Answer, Button, Modal, Stack, Title } from '#platform/web/ui/index.ts'
import { listParentMessages, sendParentMessage } from '../../contract/parents.ts'
import type { Mode } from '../../rules/words.ts'
import { ModeMark } from '../words.tsx'
import { SentMessages } from './sent-messages.tsx'
import { ParentMessageForm } from './parent-message-form.tsx'

interface Props {
  evacuationId: number
  mode: Mode
  size?: 'sm' | 'md'
}
/** Parents never hear an alarm itself: what they are told, and when, is decided by who runs it. */
export function ParentsButton({ evacuationId, mode, size = 'sm' }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  if (!useAllowed(sendParentMessage)) return null
  return (
    <>
      <Button size={size} variant="default" mih={{ base: 44, sm: 36 }} onClick={() => setOpen(true)}>
        <Trans>Родителям…</Trans>
      </Button>
      <Modal
        opened={isOpen}
        size="lg"
        onClose={() => setOpen(false)}
        title={t`Сообщение родителям`}
        closeButtonProps={{ 'aria-label': t`Закрыть` }}
      >
        <Messages evacuationId={evacuationId} mode={mode} />
      </Modal>
    </>
  )
}

function Messages({ evacuationId, mode }: Props) {
  const messages = useQuery(query(listParentMessages, { params: { id: String(evacuationId) } }))
  return (
    <Answer of={messages}>
      {({ items, audience }) => (
        <Stack gap="md">
          <div>
            <ModeMark mode={mode} />
          </div>
          <ParentMessageForm evacuationId={evacuationId} mode={mode} audience={audience} />
          {items.length === 0 ? null : (
            <>
              <Title order={3} size="h5">
                <Trans>Уже сообщили</Trans>
              </Title>
              <SentMessages items={items} />
            </>
          )}
        </Stack>
      )}
    </Answer>
  )
}
