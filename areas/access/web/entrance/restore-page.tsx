import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { AskRestoreForm } from './ask-restore-form.tsx'
import { EntranceFrame } from './entrance-frame.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

/** `/restore`: asks for a link by mail; the link of the letter comes back here with its token in the fragment. */
export function RestorePage() {
  const [token] = useState(() => window.location.hash.slice(1))
  return (
    <EntranceFrame title={token === '' ? <Trans>Восстановление пароля</Trans> : <Trans>Новый пароль</Trans>}>
      {token === '' ? <AskRestoreForm /> : <NewPasswordForm token={token} />}
      <a href="/login">
        <Trans>Вернуться ко входу</Trans>
      </a>
    </EntranceFrame>
  )
}
