import { Trans, useLingui } from '@lingui/react/macro'
import { formatTime } from '#platform/contract/time.ts'
import { Group, NativeSelect, Stack, Switch, Text, Title } from '#platform/web/ui/index.ts'
import type { NoticeSettings } from '../../contract/settings.ts'

type Quiet = NoticeSettings['quiet']
const night = { start_time: '22:00', end_time: '07:00' }

interface Props {
  quiet: Quiet
  onChange: (quiet: Quiet) => void
}

/** Hours in which letters wait and nothing pops up. */
export function QuietHoursFields({ quiet, onChange }: Props) {
  return (
    <Stack gap="sm" component="section">
      <Title order={2} size="h4">
        <Trans>Тихие часы</Trans>
      </Title>
      <Text size="sm" c="dimmed">
        <Trans>Письма ждут их конца, всплывающих сообщений нет. Время школы.</Trans>
      </Text>
      <Switch
        label={<Trans>Не беспокоить</Trans>}
        checked={quiet !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? night : null)}
      />
      {quiet === null ? null : (
        <Hours key={`${quiet.start_time} ${quiet.end_time}`} quiet={quiet} onChange={onChange} />
      )}
    </Stack>
  )
}

const halfHours = Array.from({ length: 48 }, (_, index) => formatTime(index * 30))
/** The half-hours of the day but the one at the other end, and the time that stands, whatever it is. */
const choices = (own: string, other: string) =>
  [...new Set([...halfHours, own])].filter((time) => time !== other).toSorted()

function Hours({ quiet, onChange }: { quiet: NonNullable<Quiet>; onChange: Props['onChange'] }) {
  const { t } = useLingui()
  const { start_time, end_time } = quiet
  return (
    <Group gap="sm">
      <NativeSelect
        w={110}
        label={t`С`}
        data={choices(start_time, end_time)}
        value={start_time}
        onChange={(event) => onChange({ start_time: event.currentTarget.value, end_time })}
      />
      <NativeSelect
        w={110}
        label={t`До`}
        data={choices(end_time, start_time)}
        value={end_time}
        onChange={(event) => onChange({ start_time, end_time: event.currentTarget.value })}
      />
    </Group>
  )
}
