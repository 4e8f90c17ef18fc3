import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ApiError, objectionsOf, request, sentenceOf, uuid } from '#platform/web/api/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { useKeptInput } from '#platform/web/use-kept-input.ts'
import { Button, Group, Radio, Stack, Text, Textarea } from '#platform/web/ui/index.ts'
import { listParentMessages, sendParentMessage, type Audience } from '../../contract/parents.ts'
import type { Mode, AudienceKind } from '../../rules/words.ts'
import { useReadyWords } from './use-ready-words.ts'

interface Props {
  evacuationId: number
  mode: Mode
  audience: Readonly<Record<AudienceKind, Audience>>
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
export function ParentMessageForm({ evacuationId, mode, audience }: Props) {
  const { t } = useLingui()
  const ready = useReadyWords(mode)
  const [text, setText] = useState('')
  const [audienceKind, setAudienceKind] = useState<AudienceKind>('here')
  // of this message: sent again after a lost answer, it is the same one
  const [clientId, setClientId] = useState(uuid)
  const [isSending, setSending] = useState(false)
  const { refresh } = useActions([listParentMessages])
  useKeptInput({
    name: `parent message ${evacuationId}`,
    read: () => (text === '' ? null : { text }),
    restore: (typed) => setText(String(typed['text'])),
  })
  const audienceWords = useAudienceWords(audience[audienceKind])
  const send = async () => {
    setSending(true)
    try {
      const params = { id: String(evacuationId) }
      await request(sendParentMessage, { params, body: { client_id: clientId, text, audience: audienceKind } })
      setText('')
      setClientId(uuid())
      notify.success(t`Родителям отправлено`)
    } catch (error) {
      const isAway = error instanceof ApiError && error.status === 0
      const message = objectionsOf(error)[0]?.msg ?? sentenceOf(error) ?? t`Родителям не отправлено`
      notify.error(isAway ? t`Нет связи: родителям не отправлено. Нажмите ещё раз.` : message)
    } finally {
      setSending(false)
      await refresh()
    }
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
      <Radio.Group label={t`Кому`} value={audienceKind} onChange={(next) => setAudienceKind(next as AudienceKind)}>
        <Stack gap={6} mt={4}>
          <Radio value="here" label={t`Родителям тех, кто сейчас в школе`} />
          <Radio value="all" label={t`И родителям тех, кого сейчас нет: другая смена, болеют`} />
        </Stack>
      </Radio.Group>
      <Text size="sm">{audienceWords}</Text>
      <Button size="md" loading={isSending} disabled={text.trim() === ''} onClick={() => void send()}>
        <Trans>Отправить родителям</Trans>
      </Button>
    </Stack>
  )
}
