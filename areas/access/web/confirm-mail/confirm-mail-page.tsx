import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '#platform/web/api/api-error.ts'
import { request } from '#platform/web/api/request.ts'
import { Alert, Button, Center, LinkAnchor, Panel, Stack, Text, Title, useTitle } from '#platform/web/ui/index.ts'
import { checkMailChange, confirmMailChange } from '../../contract/own-contacts.ts'

const DeadLink = () => <Trans>Ссылка не действует. Запросите новую в своём профиле.</Trans>

/** What the link confirms, and the one button that uses it up. */
function Confirming({ token }: { token: string }) {
  const found = useQuery({
    queryKey: ['confirm-mail', token],
    queryFn: () => request(checkMailChange, { body: { token } }),
    retry: false,
    staleTime: Infinity,
  })
  const confirm = useMutation({ mutationFn: () => request(confirmMailChange, { body: { token } }) })
  const failure = confirm.error ?? found.error
  if (failure)
    return (
      <Alert color="red" role="alert">
        {sentenceOf(failure) ?? <DeadLink />}
      </Alert>
    )
  if (!found.data)
    return (
      <output>
        <Trans>Проверяем ссылку</Trans>
      </output>
    )
  const { email, is_login } = found.data
  if (confirm.isSuccess)
    return (
      <Alert color="teal">
        <output>
          {is_login ? (
            <Trans>Почта подтверждена. Теперь ваш логин: {email}</Trans>
          ) : (
            <Trans>Почта подтверждена: {email}</Trans>
          )}
        </output>
      </Alert>
    )
  return (
    <>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {email}
      </Text>
      <Text size="sm">
        {is_login ? (
          <Trans>
            Сюда будут приходить письма школы, и входить нужно будет по этой почте. Остальные ваши входы завершатся.
          </Trans>
        ) : (
          <Trans>Сюда будут приходить письма школы. Остальные ваши входы завершатся.</Trans>
        )}
      </Text>
      <Button loading={confirm.isPending} onClick={() => confirm.mutate()}>
        <Trans>Подтвердить почту</Trans>
      </Button>
    </>
  )
}

/** `/confirm-mail`: where the letter to a new mail leads, with its token in the fragment; whoever is signed in, or nobody. */
export function ConfirmMailPage() {
  const { t } = useLingui()
  useTitle(t`Новая почта`)
  const [token] = useState(() => window.location.hash.slice(1))
  return (
    <Center p="md" mih="100dvh" component="main">
      <Panel w={420} maw="100%">
        <Stack gap="md">
          <Title order={1} size="h3">
            <Trans>Новая почта</Trans>
          </Title>
          {token === '' ? (
            <Alert color="red" role="alert">
              <DeadLink />
            </Alert>
          ) : (
            <Confirming token={token} />
          )}
          <LinkAnchor to="/">
            <Trans>На главную</Trans>
          </LinkAnchor>
        </Stack>
      </Panel>
    </Center>
  )
}
