import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { FormDialog, FormFoot, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { Button, PasswordInput, Switch, TagsInput, TextInput } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import {
  changeProvider,
  createProvider,
  listProviders,
  removeProvider,
  type SignInProvider,
} from '../../contract/provider-settings.ts'

const { title, issuer, client_id } = createProvider.body.shape
const Values = z.looseObject({ title, issuer, client_id })
const shown = [listProviders]

interface Props {
  /** Null: a new one. */
  provider: SignInProvider | null
  onClose: () => void
}
/** A provider as its own settings name it. The secret is given, and never shown again. */
export function ProviderDialog({ provider, onClose }: Props) {
  const { t } = useLingui()
  const { act, refresh } = useActions(shown)
  const initialValues = {
    title: provider?.title ?? '',
    issuer: provider?.issuer ?? '',
    client_id: provider?.client_id ?? '',
    client_secret: '',
    domains: provider?.domains ?? [],
    is_on: provider?.is_on ?? true,
  }
  const entry = useEndpointForm<typeof createProvider | typeof changeProvider, typeof initialValues>(
    provider ? changeProvider : createProvider,
    {
      initialValues,
      schema: Values,
      input: (values) =>
        provider
          ? {
              params: { id: String(provider.id) },
              body: { ...values, client_secret: textOrNull(values.client_secret), version: provider.version },
            }
          : { body: values },
      onDone: async () => {
        onClose()
        await refresh()
      },
      onFailed: () => void refresh(),
    },
  )
  const remove = async (one: SignInProvider) => {
    const isMeant = await dialog.confirm({
      message: t`Удалить «${one.title}»?`,
      description: t`Через него больше не войти; пароли действуют. Кто уже входил, того он узнает, если добавить его снова.`,
      ok: t`Удалить`,
      isDangerous: true,
    })
    if (isMeant && (await act(removeProvider, { params: { id: String(one.id) } })) !== null) onClose()
  }
  return (
    <FormDialog of={entry} onClose={onClose} title={provider ? t`Провайдер входа` : t`Новый провайдер входа`}>
      <TextInput
        label={t`Название`}
        description={t`На кнопке: «Войти через …»`}
        maxLength={40}
        data-autofocus
        {...entry.field('title')}
      />
      <TextInput
        label={t`Адрес провайдера (issuer)`}
        description={t`Google: https://accounts.google.com. Microsoft: https://login.microsoftonline.com/номер организации/v2.0`}
        maxLength={300}
        {...entry.field('issuer')}
      />
      <TextInput label={t`Номер приложения (client ID)`} maxLength={300} {...entry.field('client_id')} />
      <PasswordInput
        label={t`Секрет (client secret)`}
        {...(provider ? { description: t`Пусто — остаётся прежний` } : {})}
        autoComplete="off"
        maxLength={500}
        {...entry.field('client_secret')}
      />
      <TagsInput
        label={t`Домены почты`}
        description={t`Пусто — любая почта`}
        placeholder={t`school.kz и Enter`}
        maxTags={50}
        splitChars={[',', ';', ' ']}
        {...entry.field('domains')}
      />
      <Switch label={t`Вход включён`} {...entry.form.getInputProps('is_on', { type: 'checkbox' })} />
      <FormFoot isSending={entry.isSending}>
        {provider ? (
          <Button variant="subtle" color="red" onClick={() => void remove(provider)}>
            <Trans>Удалить</Trans>
          </Button>
        ) : null}
      </FormFoot>
    </FormDialog>
  )
}
