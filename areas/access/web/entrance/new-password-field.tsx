import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { PasswordField } from './password-field.tsx'

interface Props {
  /** Why it is asked for. */
  asked: string
  error: string | undefined
}
/** A password of one's own in place of a temporary one. */
export function NewPasswordField({ asked, error }: Props) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={place}>
      <PasswordField
        name="new_password"
        label={t`Новый пароль`}
        description={asked}
        autoComplete="new-password"
        error={error === asked ? undefined : error}
      />
    </div>
  )
}
