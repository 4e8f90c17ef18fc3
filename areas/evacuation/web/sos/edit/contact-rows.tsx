import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowUp, IconPlus, IconTrash } from '#platform/web/icons/index.ts'
import type { ReactNode } from 'react'
import { ActionIcon, Button, Group, Stack, Text, TextInput, Title } from '#platform/web/ui/index.ts'
import type { SettingsValues } from './settings-values.ts'

type Row = SettingsValues['contacts'][number]
interface Props {
  rows: readonly Row[]
  error: ReactNode
  onChange: (rows: Row[]) => void
}
const maxRows = 20

/** Whom to call, in the order in which it is shown. */
export function ContactRows({ rows, error, onChange }: Props) {
  const { t } = useLingui()
  const put = (at: number, change: Partial<Row>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...change } : row)))
  const raise = (at: number) => {
    const next = rows.filter((_, index) => index !== at)
    const row = rows[at]
    if (row) onChange(next.toSpliced(at - 1, 0, row))
  }
  return (
    <Stack gap="sm">
      <Title order={2} size="h5">
        <Trans>Телефоны</Trans>
      </Title>
      {rows.map(({ title, phone }, at) => (
        // a row has no name of its own: its place is what it is
        <Group key={at} gap="xs" align="end" wrap="nowrap">
          <TextInput
            style={{ flex: 2 }}
            miw={0}
            label={t`Кто`}
            maxLength={100}
            value={title}
            onChange={({ currentTarget: { value } }) => put(at, { title: value })}
          />
          <TextInput
            style={{ flex: 1 }}
            miw={0}
            label={t`Номер`}
            type="tel"
            maxLength={30}
            value={phone}
            onChange={({ currentTarget: { value } }) => put(at, { phone: value })}
          />
          <ActionIcon
            variant="default"
            size={36}
            disabled={at === 0}
            aria-label={t`Поднять выше: ${title}`}
            onClick={() => raise(at)}
          >
            <IconArrowUp size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t`Убрать: ${title}`}
            onClick={() => onChange(rows.filter((_, index) => index !== at))}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {error ? (
        <Text c="red" size="sm" role="alert">
          {error}
        </Text>
      ) : null}
      <Group>
        <Button
          size="xs"
          variant="light"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={rows.length >= maxRows}
          onClick={() => onChange([...rows, { title: '', phone: '' }])}
        >
          <Trans>Телефон</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
