import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNativeForm } from './use-native-form.ts'
import { askRestore } from '../../contract/password.ts'
import { EntranceField } from './entrance-field.tsx'
import { EntranceForm, Note } from './entrance-form.tsx'

/** Asks for the link; what is answered does not tell whether such an account exists. */
export function AskRestoreForm() {
  const { t } = useLingui()
  const [isSent, setSent] = useState(false)
  const form = useNativeForm(askRestore, { fields: ['login'], onDone: () => setSent(true) })
  if (isSent)
    return (
      <Note tone="good">
        <Trans>Если такая учётная запись есть, на её почту отправлено письмо со ссылкой. Ссылка действует час.</Trans>
      </Note>
    )
  return (
    <EntranceForm of={form} button={<Trans>Отправить ссылку</Trans>}>
      <p>
        <Trans>Укажите логин: мы отправим на почту ссылку, по которой можно задать новый пароль.</Trans>
      </p>
      <EntranceField
        name="login"
        label={t`Логин`}
        description={t`Почта, ИИН или телефон`}
        autoComplete="username"
        error={form.errors['login']}
      />
    </EntranceForm>
  )
}
