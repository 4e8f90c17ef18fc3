import { Trans, useLingui } from '@lingui/react/macro'
import { useActions } from '#platform/web/use-actions.ts'
import { FormBody, FormLine, useEndpointForm } from '#platform/web/form/index.ts'
import { TextInput } from '#platform/web/ui/index.ts'
import { createGuest, listGuests } from '../../contract/settings.ts'

/** Somebody has come. */
export function GuestForm() {
  const { t } = useLingui()
  const { refresh } = useActions([listGuests])
  const of = useEndpointForm(createGuest, {
    initialValues: { name: '', host: '' },
    onDone: async () => {
      of.form.reset()
      await refresh()
    },
  })
  return (
    <FormBody of={of}>
      <FormLine action={<Trans>Пришёл</Trans>} isSending={of.isSending}>
        <TextInput label={t`Кто пришёл`} {...of.field('name')} flex="1 1 220px" maxLength={150} />
        <TextInput label={t`К кому`} {...of.field('host')} flex="1 1 220px" maxLength={150} />
      </FormLine>
    </FormBody>
  )
}
