import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { reportAction, request } from '#platform/web/api/index.ts'
import type { RequestedStep } from '#platform/web/api/requested-step.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { Button, PasswordInput, Text, TextInput } from '#platform/web/ui/index.ts'
import { untilLoaded } from '#platform/web/until-loaded.ts'
import { askReadingAssertion, confirmReading, type ReadingWay } from '../../contract/reading-ceiling.ts'

interface Props {
  asked: RequestedStep
}
const has = ({ ways }: RequestedStep, way: ReadingWay) => ways.some((one) => one.way === way)

/** Asks for the second step, or for the password of who has none; the call that waits goes on by itself. */
export function ConfirmDialog({ asked }: Props) {
  const { t } = useLingui()
  const byPassword = has(asked, 'password')
  const form = useEndpointForm(confirmReading, {
    initialValues: byPassword ? { password: '' } : { code: '' },
    onDone: () => asked.settle(true),
  })
  return (
    <FormDialog of={form} title={<Trans>Подтвердите, что это вы</Trans>} size="sm" onClose={() => asked.settle(false)}>
      <Text size="sm">{asked.ways[0]?.words}</Text>
      {byPassword ? (
        <PasswordInput
          label={t`Ваш пароль`}
          autoComplete="current-password"
          data-autofocus
          visibilityToggleButtonProps={{ 'aria-label': t`Показать пароль` }}
          {...form.field('password' as never)}
        />
      ) : (
        <TextInput
          label={t`Код`}
          autoComplete="one-time-code"
          maxLength={40}
          data-autofocus
          {...form.field('code' as never)}
        />
      )}
      {has(asked, 'assertion') ? <ByKey asked={asked} /> : null}
      <FormFoot action={<Trans>Продолжить</Trans>} isSending={form.isSending} onCancel={() => asked.settle(false)} />
    </FormDialog>
  )
}

/** A passkey instead of a code. */
function ByKey({ asked }: Props) {
  const [isAsking, setAsking] = useState(false)
  const useKey = async () => {
    setAsking(true)
    try {
      const { options } = await request(askReadingAssertion)
      const { startAuthentication } = await untilLoaded(() => import('@simplewebauthn/browser'))
      const answer = await startAuthentication({ optionsJSON: options as never })
      await request(confirmReading, { body: { assertion: JSON.stringify(answer) } })
      asked.settle(true)
    } catch (failure) {
      // who closes the browser's own window has changed their mind
      if (!(failure instanceof Error && failure.name === 'NotAllowedError')) reportAction(failure)
    } finally {
      setAsking(false)
    }
  }
  return (
    <Button variant="default" loading={isAsking} onClick={() => void useKey()}>
      <Trans>Подтвердить ключом</Trans>
    </Button>
  )
}
