import { Trans, useLingui } from '@lingui/react/macro'
import { displayMoment } from '#platform/web/format/moment.ts'
import { Badge, Box, Empty, Group, Panel, Stack, Text, Title } from '#platform/web/ui/index.ts'
import type { AccountCard } from '../../contract/account-card.ts'

type SignIn = AccountCard['sign_ins'][number]

/** The last sign-ins: where from, when, and whether somebody acted in the holder's place. */
export function SignInsPanel({ signIns }: { signIns: readonly SignIn[] }) {
  return (
    <Panel>
      <Stack gap="sm">
        <Title order={2} size="h4">
          <Trans>Последние входы</Trans>
        </Title>
        {signIns.length === 0 ? (
          <Empty title={<Trans>Входов ещё не было</Trans>} />
        ) : (
          <Stack gap={0} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
            {signIns.map((signIn) => (
              <SignInRow key={signIn.id} signIn={signIn} />
            ))}
          </Stack>
        )}
      </Stack>
    </Panel>
  )
}

function SignInRow({ signIn }: { signIn: SignIn }) {
  const { t } = useLingui()
  const { device, address, started_at, ended_at, impersonated_by, reason } = signIn
  const facts = [
    address,
    t`с ${displayMoment(started_at)}`,
    ended_at === null ? null : t`завершён ${displayMoment(ended_at)}`,
  ]
  return (
    <Box component="li" py={8} style={{ borderTop: '1px solid var(--house-line)' }}>
      <Group gap={6}>
        <Text fw={550}>{device || t`Неизвестное устройство`}</Text>
        {impersonated_by === null ? null : (
          <Badge variant="light" color="orange">
            <Trans>Под чужим именем</Trans>
          </Badge>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      {impersonated_by === null ? null : (
        <Text size="sm">
          <Trans>Действовал(а): {impersonated_by}</Trans>
          {reason ? `. ${reason}` : ''}
        </Text>
      )}
    </Box>
  )
}
