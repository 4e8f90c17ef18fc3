import { Trans, useLingui } from '@lingui/react/macro'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { PasswordInput, TextInput } from '#platform/web/ui/index.ts'
import { askMailChange } from '../../contract/own-contacts.ts'

interface Props {
  onClose: () => void
  onRequested: (mail: string) => void
}

/** Another mail of one's own: the password is asked for, and a link is sent there. */
export function MailDialog({ onClose, onRequested }: Props) {
  const { t } = useLingui()
  const entry = useEndpointForm(askMailChange, {
    initialValues: { email: '', password: '' },
    onDone: () => {
      onRequested(entry.form.values.email.trim())
      onClose()
    },
  })
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Моя почта`} size="sm">
      <TextInput
        label={t`Новая почта`}
        description={t`На неё придёт письмо со ссылкой; до подтверждения остаётся прежняя`}
        type="email"
        autoComplete="email"
        maxLength={200}
        data-autofocus
        {...entry.field('email')}
      />
      <PasswordInput
        label={t`Ваш пароль`}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t`Показать пароль` }}
        {...entry.field('password')}
      />
      <FormFoot action={<Trans>Отправить письмо</Trans>} isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}
