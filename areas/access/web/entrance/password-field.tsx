import { useLingui } from '@lingui/react/macro'
import { IconEye, IconEyeOff } from '#platform/web/icons/index.ts'
import { useState, type ComponentProps } from 'react'
import { EntranceField } from './entrance-field.tsx'

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Omit<ComponentProps<typeof EntranceField>, 'button' | 'type'>) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const Picture = isShown ? IconEyeOff : IconEye
  return (
    <EntranceField
      {...props}
      type={isShown ? 'text' : 'password'}
      button={
        <button type="button" aria-label={t`Показать пароль`} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          <Picture size={18} stroke={1.6} aria-hidden />
        </button>
      }
    />
  )
}
