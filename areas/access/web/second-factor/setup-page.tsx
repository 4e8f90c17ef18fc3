import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { refresh } from '#platform/web/api/refresh.ts'
import { Button, Container, Group, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { signOut } from '../session-actions.ts'
import { SecondFactorPanel } from './second-factor-panel.tsx'

/** `/second-factor`: who must have a second factor and has none sets it up here, and goes nowhere else before. */
export function SetupPage() {
  const [isDone, setDone] = useState(false)
  const goOn = async () => {
    await refresh()
    window.location.assign('/')
  }
  return (
    <Container component="main" size="sm" py="xl">
      <Stack gap="md">
        <Title order={1} size="h2">
          <Trans>Защитите свой вход</Trans>
        </Title>
        <Text>
          <Trans>
            Ваша роль открывает сведения о других людях, поэтому одного пароля мало. Подключите приложение с кодами или
            ключ: это займёт две минуты, после этого школа откроется.
          </Trans>
        </Text>
        <SecondFactorPanel onSetUp={() => setDone(true)} />
        <Group gap="xs" data-print="never">
          {isDone ? (
            <Button onClick={() => void goOn()}>
              <Trans>Продолжить</Trans>
            </Button>
          ) : null}
          <Button variant="default" onClick={() => void signOut()}>
            <Trans>Выйти</Trans>
          </Button>
        </Group>
      </Stack>
    </Container>
  )
}
