import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Output } from '#platform/contract/endpoint.ts'
import { reportAction, request } from '#platform/web/api/index.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { untilLoaded } from '#platform/web/until-loaded.ts'
import { Stack, Text, TextInput } from '#platform/web/ui/index.ts'
import { addPasskey, type askPasskey } from '../../contract/second-factor.ts'

interface Props {
  begun: Output<typeof askPasskey>
  onDone: (codes: string[] | null) => void
  onCancel: () => void
}
/** A name for the key, then the browser's own window. */
export function PasskeyStep({ begun, onDone, onCancel }: Props) {
  const { t } = useLingui()
  const [name, setName] = useState(t`Это устройство`)
  const [isBusy, setBusy] = useState(false)
  const add = async () => {
    setBusy(true)
    try {
      const { startRegistration } = await untilLoaded(() => import('@simplewebauthn/browser'))
      const answer = await startRegistration({ optionsJSON: begun.options as never })
      onDone((await request(addPasskey, { body: { name, answer: { ...answer } } })).codes)
    } catch (failure) {
      // who closes the browser's own window has changed their mind
      if (!(failure instanceof Error && failure.name === 'NotAllowedError')) reportAction(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack gap="sm">
      <Text size="sm">
        <Trans>Браузер попросит отпечаток, лицо, ПИН-код или ключ USB. Назовите ключ, чтобы узнать его потом.</Trans>
      </Text>
      <TextInput
        maw={360}
        label={t`Название ключа`}
        maxLength={100}
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <FormFoot
        isOnPage
        action={<Trans>Добавить ключ</Trans>}
        onAction={() => void add()}
        isSending={isBusy}
        isDisabled={name.trim() === ''}
        onCancel={onCancel}
      />
    </Stack>
  )
}
