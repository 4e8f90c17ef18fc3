import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Box, Button, Group, Text } from '#platform/web/ui/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import type { OwnSession } from '../../contract/sessions.ts'

interface Props {
  session: OwnSession
  isEnding: boolean
  onEnd: () => void
}

/** One sign-in: where from, since when, and whether somebody else acted in it. */
export function SessionRow({ session, isEnding, onEnd }: Props) {
  const { t } = useLingui()
  const { address, started_at, seen_at, ended_at, is_current, impersonated_by, reason } = session
  const device = session.device || t`Неизвестное устройство`
  return (
    <Group component="li" justify="space-between" gap="xs" py={8} style={{ borderTop: '1px solid var(--house-line)' }}>
      <Box>
        <Group gap={6}>
          <Text fw={550}>{device}</Text>
          {is_current ? (
            <Badge variant="light" color="teal">
              <Trans>Этот вход</Trans>
            </Badge>
          ) : null}
          {impersonated_by === null ? null : (
            <Badge variant="light" color="orange">
              <Trans>Вход под вами</Trans>
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {[
            address,
            t`с ${displayMoment(started_at)}`,
            ended_at === null ? t`был(а) ${displayMoment(seen_at)}` : t`завершён ${displayMoment(ended_at)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {impersonated_by === null ? null : (
          <Text size="sm">
            <Trans>Действовал(а): {impersonated_by}</Trans>
            {reason ? `. ${reason}` : ''}
          </Text>
        )}
      </Box>
      {is_current || ended_at !== null ? null : (
        <Button variant="subtle" size="xs" loading={isEnding} onClick={onEnd} aria-label={t`Завершить вход: ${device}`}>
          <Trans>Завершить</Trans>
        </Button>
      )}
    </Group>
  )
}
