import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { keptPhone } from '#platform/contract/phone.ts'
import { FormDialog, FormFoot, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { TextInput } from '#platform/web/ui/index.ts'
import { changeOwnPhone } from '../../contract/own-contacts.ts'

interface Props {
  phone: string | null
  onClose: () => void
  onChanged: () => Promise<void>
}

/** One's own phone: another one, or none. */
export function PhoneDialog({ phone, onClose, onChanged }: Props) {
  const { t } = useLingui()
  const entry = useEndpointForm(changeOwnPhone, {
    initialValues: { phone: phone ?? '' },
    schema: z.looseObject({}),
    rules: {
      phone: (value) =>
        value.trim() === '' || keptPhone(value) !== null || t`Ожидается один номер телефона: +7 701 000 10 52`,
    },
    input: (values) => ({ body: { phone: textOrNull(values.phone) } }),
    onDone: async () => {
      onClose()
      notify.success(t`Телефон сохранён`)
      await onChanged()
    },
  })
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Мой телефон`} size="sm">
      <TextInput
        label={t`Телефон`}
        description={t`По нему можно и входить. Пусто — без телефона`}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        data-autofocus
        {...entry.field('phone')}
      />
      <FormFoot action={<Trans>Сохранить</Trans>} isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}
