import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Group, Stack, Switch, Text, TextInput, Title } from '#platform/web/ui/index.ts'
import type { NoticeSettings } from '../../contract/settings.ts'

type Quiet = NoticeSettings['quiet']
const night = { starts_at: '22:00', ends_at: '07:00' }

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
      {quiet === null ? null : <Hours key={`${quiet.starts_at} ${quiet.ends_at}`} quiet={quiet} onChange={onChange} />}
    </Stack>
  )
}

/** Both times, kept when the field is left. */
function Hours({ quiet, onChange }: { quiet: NonNullable<Quiet>; onChange: Props['onChange'] }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(quiet)
  const isSame = typed.starts_at === typed.ends_at
  const keep = () => {
    const isWhole = typed.starts_at !== '' && typed.ends_at !== ''
    const isNew = typed.starts_at !== quiet.starts_at || typed.ends_at !== quiet.ends_at
    if (isWhole && isNew && !isSame) onChange(typed)
  }
  const field = (name: keyof typeof typed) => ({
    type: 'time',
    value: typed[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
    onBlur: keep,
  })
  return (
    <Group gap="sm" align="flex-start">
      <TextInput w={130} label={t`С`} {...field('starts_at')} />
      <TextInput w={130} label={t`До`} error={isSame ? t`Начало и конец совпадают` : undefined} {...field('ends_at')} />
    </Group>
  )
}
