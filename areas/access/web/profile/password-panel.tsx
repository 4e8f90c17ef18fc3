import { Trans, useLingui } from '@lingui/react/macro'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Group, Panel, PasswordInput, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { changePassword } from '../../contract/password.ts'

/** One's own password: the present one is asked for, the other sessions end. */
export function PasswordPanel() {
  const { t } = useLingui()
  const form = useEndpointForm(changePassword, {
    initialValues: { current: '', password: '' },
    onDone: () => {
      form.form.reset()
      notify.success(t`Пароль изменён`)
    },
  })
  const eye = { 'aria-label': t`Показать пароль` }
  return (
    <Panel>
      <Stack gap="sm">
        <Title order={2} size="h4">
          <Trans>Пароль</Trans>
        </Title>
        <FormBody of={form}>
          <Group gap="sm" align="flex-start" grow preventGrowOverflow={false}>
            <PasswordInput
              miw={200}
              label={t`Нынешний пароль`}
              autoComplete="current-password"
              visibilityToggleButtonProps={eye}
              {...form.field('current')}
            />
            <PasswordInput
              miw={200}
              label={t`Новый пароль`}
              autoComplete="new-password"
              visibilityToggleButtonProps={eye}
              {...form.field('password')}
            />
          </Group>
          <Text size="sm" c="dimmed">
            <Trans>После смены пароля остальные ваши входы завершатся.</Trans>
          </Text>
          <FormFoot isOnPage action={<Trans>Сменить пароль</Trans>} isSending={form.isSending} />
        </FormBody>
      </Stack>
    </Panel>
  )
}
