import { useLingui } from '@lingui/react/macro'
import type { Output } from '#platform/contract/endpoint.ts'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { PasswordInput, Text } from '#platform/web/ui/index.ts'
import type { askPasskey, beginTotp, removePasskey, renewCodes, turnFactorOff } from '../../contract/second-factor.ts'

type Guarded = typeof askPasskey | typeof beginTotp | typeof removePasskey | typeof renewCodes | typeof turnFactorOff

interface Props<E extends Guarded> {
  of: E
  params?: { id: string }
  /** What happens then. */
  hint: string
  action: string
  isDangerous?: boolean
  onDone: (answer: Output<E>) => void
  onCancel: () => void
}
/** One's password before a change of how one signs in. */
export function PasswordStep<E extends Guarded>(props: Props<E>) {
  const { of, params, hint, action, isDangerous = false, onDone, onCancel } = props
  const { t } = useLingui()
  const form = useEndpointForm(of, {
    initialValues: { password: '' },
    input: (body) => ({ body, ...(params ? { params } : {}) }) as never,
    onDone,
  })
  return (
    <FormBody of={form}>
      <Text size="sm">{hint}</Text>
      <PasswordInput
        maw={360}
        label={t`Ваш пароль`}
        autoComplete="current-password"
        data-autofocus
        visibilityToggleButtonProps={{ 'aria-label': t`Показать пароль` }}
        {...form.field('password')}
      />
      <FormFoot isOnPage action={action} isDangerous={isDangerous} isSending={form.isSending} onCancel={onCancel} />
    </FormBody>
  )
}
