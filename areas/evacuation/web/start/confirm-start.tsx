import { Trans, useLingui } from '@lingui/react/macro'
import { translate } from '#platform/contract/text.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ApiError, request, sentenceOf } from '#platform/web/api/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Alert, Button, Group, List, Stack, Text } from '#platform/web/ui/index.ts'
import { startEvacuation } from '../../contract/evacuations.ts'
import { failures } from '../../contract/texts.ts'
import { kindTitles } from '../../rules/words.ts'
import { noteStart, readRunning } from '../live/running.ts'
import { ModeMark } from '../words.tsx'
import { StartPreview } from './start-preview.tsx'
import { unitsOf, type Plan } from './plan.ts'
import { useStartPreview } from './use-start-preview.ts'
import { scopeInWords } from '../../rules/scope-words.ts'

interface Props {
  plan: Plan
  onBack: () => void
  onClose: () => void
}
/** What will happen, in words, and the one button that makes it happen: no foot of a form, it is hit in haste and by any finger. */
export function ConfirmStart({ plan, onBack, onClose }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const sentences = useStartPreview(plan.mode)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const top = useRef<HTMLDivElement>(null)
  // the button that led here has gone, and the next one must not be pressed by the same key
  useEffect(() => top.current?.focus(), [])
  const { client_id, mode, kind, note, buildings } = plan
  const start = async () => {
    setSending(true)
    setFailure(null)
    try {
      const body = { client_id, mode, kind, note, units: unitsOf(plan) }
      const { is_new, evacuation } = await request(startEvacuation, { body })
      if (!is_new) notify.warning(t`Эвакуация уже идёт: её начали раньше`)
      noteStart(evacuation)
      void readRunning()
      onClose()
      void navigate({ to: '/evacuation/progress' })
    } catch (error) {
      const isAway = error instanceof ApiError && error.status === 0
      setFailure(isAway ? t`Нет связи: сигнал не ушёл. Нажмите ещё раз.` : (sentenceOf(error) ?? failures.create))
      setSending(false)
    }
  }
  const isAlarm = mode === 'alarm'
  return (
    <Stack gap="md" ref={top} tabIndex={-1} style={{ outline: 'none' }}>
      <Group gap="xs">
        <ModeMark mode={mode} />
        <Text fw={600}>{kindTitles[kind]}</Text>
        <Text>
          {translate(
            scopeInWords({ buildings: buildings.map(({ title }) => title), parallels: unitsOf(plan).parallels }),
          )}
        </Text>
      </Group>
      <List spacing={6} size="md">
        <StartPreview plan={plan} />
        {sentences.map((one) => (
          <List.Item key={one}>{one}</List.Item>
        ))}
      </List>
      {failure === null ? null : (
        <Alert color="red" variant="light" role="alert">
          {failure}
        </Alert>
      )}
      <Button
        size="xl"
        h={isAlarm ? 88 : 60}
        fullWidth
        {...(isAlarm ? { bg: '#a30f0f' } : {})}
        loading={isSending}
        onClick={() => void start()}
      >
        {isAlarm ? <Trans>Объявить эвакуацию</Trans> : <Trans>Начать</Trans>}
      </Button>
      <Button variant="default" disabled={isSending} onClick={onBack}>
        <Trans>Назад</Trans>
      </Button>
    </Stack>
  )
}
