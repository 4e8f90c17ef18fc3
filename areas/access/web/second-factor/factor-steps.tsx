import { useLingui } from '@lingui/react/macro'
import type { Output } from '#platform/contract/endpoint.ts'
import {
  askPasskey,
  beginTotp,
  removePasskey,
  renewCodes,
  turnFactorOff,
  type Passkey,
} from '../../contract/second-factor.ts'
import { CodesStep } from './codes-step.tsx'
import { PasskeyStep } from './passkey-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { TotpStep } from './totp-step.tsx'

export type FactorStep =
  | { at: 'totp' | 'passkey' | 'codes' | 'off' }
  | { at: 'remove'; passkey: Passkey }
  | { at: 'confirm'; begun: Output<typeof beginTotp> }
  | { at: 'register'; begun: Output<typeof askPasskey> }
  | { at: 'shown'; codes: string[] }

interface Props {
  step: FactorStep
  /** A role of theirs requires it. */
  isRequired: boolean
  /** To the next step, or null at the end. */
  go: (step: FactorStep | null) => void
}
/** What is being changed: the password first, then what belongs to it, then the codes. */
export function FactorSteps({ step, isRequired, go }: Props) {
  const { t } = useLingui()
  const onCancel = () => go(null)
  const shown = (codes: string[] | null) => go(codes === null ? null : { at: 'shown', codes })
  const ending = t`Остальные ваши входы завершатся.`
  const off = t`Приложение, ключи и коды восстановления перестанут действовать. ${ending}`
  const locked = t`Ваша роль обязывает входить в два шага: пока вы не настроите его заново, школа не откроется.`
  switch (step.at) {
    case 'totp':
      return (
        <PasswordStep
          of={beginTotp}
          hint={t`Приложение на телефоне будет показывать шестизначный код для входа.`}
          action={t`Дальше`}
          onDone={(begun) => go({ at: 'confirm', begun })}
          onCancel={onCancel}
        />
      )
    case 'confirm':
      return <TotpStep begun={step.begun} onDone={shown} onCancel={onCancel} />
    case 'passkey':
      return (
        <PasswordStep
          of={askPasskey}
          hint={t`Ключ доступа хранится в этом устройстве или на ключе USB и заменяет код.`}
          action={t`Дальше`}
          onDone={(begun) => go({ at: 'register', begun })}
          onCancel={onCancel}
        />
      )
    case 'register':
      return <PasskeyStep begun={step.begun} onDone={shown} onCancel={onCancel} />
    case 'codes':
      return (
        <PasswordStep
          of={renewCodes}
          hint={t`Прежние коды перестанут действовать. ${ending}`}
          action={t`Получить новые коды`}
          onDone={({ codes }) => shown(codes)}
          onCancel={onCancel}
        />
      )
    case 'remove':
      return (
        <PasswordStep
          of={removePasskey}
          params={{ id: String(step.passkey.id) }}
          hint={t`Ключ «${step.passkey.name}» больше не откроет вход. ${ending}`}
          action={t`Убрать ключ`}
          isDangerous
          onDone={onCancel}
          onCancel={onCancel}
        />
      )
    case 'off':
      return (
        <PasswordStep
          of={turnFactorOff}
          hint={isRequired ? `${off} ${locked}` : off}
          action={t`Выключить`}
          isDangerous
          onDone={onCancel}
          onCancel={onCancel}
        />
      )
    case 'shown':
      return <CodesStep codes={step.codes} onDone={onCancel} />
  }
}
