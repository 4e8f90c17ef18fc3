import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { IconPlus } from '#platform/web/icons/index.ts'
import { CardTable, type Column } from '#platform/web/list/index.ts'
import {
  Anchor,
  Answer,
  Badge,
  Button,
  CopyButton,
  Empty,
  Group,
  PageFrame,
  Panel,
  Stack,
  Text,
  TextInput,
} from '#platform/web/ui/index.ts'
import { createProvider, listProviders, type SignInProvider } from '../../contract/provider-settings.ts'
import { ProviderDialog } from './provider-dialog.tsx'

/** `/passport/sign-in-providers`: whom the school believes when they say who somebody is. */
export function ProvidersPage() {
  const { t } = useLingui()
  const providers = useQuery(query(listProviders))
  const mayChange = useAllowed(createProvider)
  const [opened, open] = useState<SignInProvider | 'new' | null>(null)
  const columns = useColumns(mayChange ? open : null)
  const add = (
    <Button
      size="xs"
      variant="light"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => open('new')}
      style={{ alignSelf: 'flex-start' }}
    >
      <Trans>Добавить провайдера</Trans>
    </Button>
  )
  return (
    <PageFrame title={<Trans>Провайдеры входа</Trans>}>
      <Panel>
        <Answer of={providers}>
          {({ items, redirect_uri }) => (
            <Stack gap="md">
              <Text size="sm">
                <Trans>
                  Кого провайдер узнал по подтверждённой почте, тот входит в свою учётную запись с той же почтой. Новых
                  учётных записей вход не заводит; второй шаг и блокировки действуют как при пароле.
                </Trans>
              </Text>
              <RedirectAddress value={redirect_uri} />
              {items.length === 0 ? (
                <Empty title={t`Провайдеров нет`} hint={t`Добавьте Google, Microsoft или другой с OpenID Connect`} />
              ) : (
                <CardTable label={t`Провайдеры входа`} columns={columns} rows={items} rowKey={({ id }) => id} />
              )}
              {mayChange ? add : null}
            </Stack>
          )}
        </Answer>
      </Panel>
      {opened === null ? null : (
        <ProviderDialog provider={opened === 'new' ? null : opened} onClose={() => open(null)} />
      )}
    </PageFrame>
  )
}

/** What the settings of the school's application at the provider ask for. */
function RedirectAddress({ value }: { value: string }) {
  const { t } = useLingui()
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <TextInput label={t`Адрес возврата для настроек провайдера`} value={value} readOnly flex={1} maw={480} />
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {copied ? <Trans>Скопировано</Trans> : <Trans>Копировать</Trans>}
          </Button>
        )}
      </CopyButton>
    </Group>
  )
}

function useColumns(open: ((provider: SignInProvider) => void) | null): Column<SignInProvider>[] {
  const { t } = useLingui()
  return [
    {
      key: 'title',
      title: t`Провайдер`,
      render: (provider) => (
        <>
          {open === null ? (
            provider.title
          ) : (
            <Anchor component="button" type="button" ta="left" fz="sm" onClick={() => open(provider)}>
              {provider.title}
            </Anchor>
          )}
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {provider.issuer}
          </Text>
        </>
      ),
    },
    { key: 'domains', title: t`Почта`, render: ({ domains }) => domains.join(', ') || t`любая` },
    { key: 'linked', title: t`Вошли`, width: 70, align: 'right', render: ({ linked }) => linked },
    {
      key: 'is_on',
      title: t`Вход`,
      width: 120,
      render: ({ is_on }) => (
        <Badge variant="light" color={is_on ? 'teal' : 'gray'}>
          {is_on ? t`Включён` : t`Выключен`}
        </Badge>
      ),
    },
  ]
}
