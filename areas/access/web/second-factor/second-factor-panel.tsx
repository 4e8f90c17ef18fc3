import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { keyOf } from '#platform/contract/endpoint.ts'
import { query, useSession } from '#platform/web/api/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { Answer, Badge, Box, Button, Group, Panel, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { listSessions } from '../../contract/sessions.ts'
import { readSecondFactor, type SecondFactor } from '../../contract/second-factor.ts'
import { FactorSteps, type FactorStep } from './factor-steps.tsx'

/** «Вход в два шага»: an application with codes, passkeys, recovery codes. Not for who acts in another's name. */
export function SecondFactorPanel({ onSetUp }: { onSetUp?: () => void }) {
  const factor = useQuery(query(readSecondFactor))
  const [step, setStep] = useState<FactorStep | null>(null)
  const client = useQueryClient()
  const isBorrowed = useSession()?.act !== undefined
  const go = (to: FactorStep | null) => {
    // the codes come once it is in force
    if (step !== null && (to === null || to.at === 'shown')) {
      void client.invalidateQueries({ queryKey: keyOf(readSecondFactor) })
      void client.invalidateQueries({ queryKey: keyOf(listSessions) })
    }
    if (to === null && step?.at === 'shown') onSetUp?.()
    setStep(to)
  }
  const panel = useFocusOfStep(step)
  if (isBorrowed) return null
  return (
    <Panel>
      <Stack gap="sm" ref={panel} tabIndex={-1} style={{ outline: 'none' }}>
        <Answer of={factor}>
          {(present) => (
            <>
              <Heading factor={present} />
              {step === null ? (
                <Present factor={present} go={go} />
              ) : (
                <FactorSteps step={step} isRequired={present.is_required} go={go} />
              )}
            </>
          )}
        </Answer>
      </Stack>
    </Panel>
  )
}

/** What was pressed goes with its step: the next one takes the focus, at the end the panel does. */
function useFocusOfStep(step: FactorStep | null) {
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const field = step === null ? null : panel.current?.querySelector<HTMLElement>('[data-autofocus]')
    ;(field ?? panel.current)?.focus()
  }, [step])
  return panel
}

const isOn = ({ totp_since, passkeys }: SecondFactor) => totp_since !== null || passkeys.length > 0

function Heading({ factor }: { factor: SecondFactor }) {
  return (
    <>
      <Group gap="xs">
        <Title order={2} size="h4">
          <Trans>Вход в два шага</Trans>
        </Title>
        <Badge variant="light" color={isOn(factor) ? 'teal' : 'gray'}>
          {isOn(factor) ? <Trans>Включён</Trans> : <Trans>Выключен</Trans>}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed">
        <Trans>Кроме пароля нужен код с вашего телефона или ключ: чужой с вашим паролем не войдёт.</Trans>{' '}
        {factor.is_required ? <Trans>Ваша роль обязывает входить так.</Trans> : null}
      </Text>
    </>
  )
}

function Present({ factor, go }: { factor: SecondFactor; go: (step: FactorStep) => void }) {
  const { t } = useLingui()
  const { totp_since, passkeys, codes_left } = factor
  return (
    <Stack gap="sm">
      {totp_since === null ? null : (
        <Text size="sm">
          <Trans>Приложение с кодами подключено {displayMoment(totp_since)}</Trans>
        </Text>
      )}
      {passkeys.length === 0 ? null : (
        <Stack gap={0} component="ul" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t`Ключи доступа`}>
          {passkeys.map((passkey) => (
            <Group
              key={passkey.id}
              component="li"
              justify="space-between"
              gap="xs"
              py={8}
              style={{ borderTop: '1px solid var(--house-line)' }}
            >
              <Box>
                <Text fw={550}>{passkey.name}</Text>
                <Text size="sm" c="dimmed">
                  {passkey.used_at === null
                    ? t`добавлен ${displayMoment(passkey.created_at)}`
                    : t`последний вход ${displayMoment(passkey.used_at)}`}
                </Text>
              </Box>
              <Button
                variant="subtle"
                size="xs"
                aria-label={t`Убрать ключ ${passkey.name}`}
                onClick={() => go({ at: 'remove', passkey })}
              >
                <Trans>Убрать</Trans>
              </Button>
            </Group>
          ))}
        </Stack>
      )}
      {isOn(factor) ? (
        <Text size="sm">
          <Plural
            value={codes_left}
            _0="Коды восстановления кончились: получите новые"
            one="Остался # код восстановления"
            few="Осталось # кода восстановления"
            many="Осталось # кодов восстановления"
            other="Осталось # кода восстановления"
          />
        </Text>
      ) : null}
      <Group gap="xs">
        {totp_since === null ? (
          <Button variant={isOn(factor) ? 'default' : 'filled'} onClick={() => go({ at: 'totp' })}>
            <Trans>Подключить приложение</Trans>
          </Button>
        ) : null}
        <Button variant="default" onClick={() => go({ at: 'passkey' })}>
          <Trans>Добавить ключ</Trans>
        </Button>
        {isOn(factor) ? (
          <>
            <Button variant="default" onClick={() => go({ at: 'codes' })}>
              <Trans>Новые коды</Trans>
            </Button>
            <Button variant="default" onClick={() => go({ at: 'off' })}>
              <Trans>Выключить</Trans>
            </Button>
          </>
        ) : null}
      </Group>
    </Stack>
  )
}
