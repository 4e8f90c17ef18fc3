import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AskRestoreForm } from './AskRestoreForm.tsx'
import { EntranceFrame } from './EntranceFrame.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** `/restore`: asks for a link by mail; the link of the letter comes back here with its token in the fragment. */
export function RestorePage() {
  const [token] = useState(() => window.location.hash.slice(1))
  return (
    <EntranceFrame title={token === '' ? <Trans>Восстановление пароля</Trans> : <Trans>Новый пароль</Trans>}>
      {token === '' ? <AskRestoreForm /> : <NewPasswordForm token={token} />}
      <Link to="/login">
        <Trans>Вернуться ко входу</Trans>
      </Link>
    </EntranceFrame>
  )
}
