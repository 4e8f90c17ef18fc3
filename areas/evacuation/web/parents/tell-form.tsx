import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { uuid } from '#platform/web/api/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { Button, Group, Stack, Text, Textarea } from '#platform/web/ui/index.ts'
import { listParentMessages, tellParents } from '../../contract/parents.ts'
import type { Mode } from '../../rules/words.ts'
import { useReadyWords } from './use-ready-words.ts'

export interface Audience {
  students: number
  accounts: number
  unreached: number
}
interface Props {
  evacuationId: number
  mode: Mode
  audience: Audience
}

/** Whom a message reaches, before it is sent. */
function useAudienceWords({ students, accounts, unreached }: Audience): string {
  const { t } = useLingui()
  const parents = plural(accounts, { one: '# родитель', few: '# родителя', other: '# родителей' })
  const children = plural(students, { one: '# ученика', other: '# учеников' })
  const without = plural(unreached, { one: '# ученика', other: '# учеников' })
  const reached = t`Получат ${parents} из списков на ${children}: уведомлением в школе и письмом.`
  return unreached === 0 ? reached : `${reached} ${t`У ${without} никто из родителей не входит в школу.`}`
}

/** A message to parents, begun with ready words. */
export function TellForm({ evacuationId, mode, audience }: Props) {
  const { t } = useLingui()
  const ready = useReadyWords(mode)
  const [text, setText] = useState('')
  // of this message: sent again after a lost answer, it is the same one
  const [clientId, setClientId] = useState(uuid)
  const [isSending, setSending] = useState(false)
  const { act } = useActions([listParentMessages])
  const audienceWords = useAudienceWords(audience)
  const send = async () => {
    setSending(true)
    const sent = await act(tellParents, { params: { id: String(evacuationId) }, body: { client_id: clientId, text } })
    setSending(false)
    if (sent === null) return
    setText('')
    setClientId(uuid())
    notify.success(t`Родителям отправлено`)
  }
  return (
    <Stack gap="sm">
      <Group gap="xs">
        {ready.map((one) => (
          <Button key={one.title} size="compact-md" variant="default" onClick={() => setText(one.text)}>
            {one.title}
          </Button>
        ))}
      </Group>
      <Textarea
        label={t`Что сообщить`}
        required
        autosize
        minRows={3}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Text size="sm">{audienceWords}</Text>
      <Button size="md" loading={isSending} disabled={text.trim() === ''} onClick={() => void send()}>
        <Trans>Отправить родителям</Trans>
      </Button>
    </Stack>
  )
}
