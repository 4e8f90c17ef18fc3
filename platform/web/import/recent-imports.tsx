import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ImportDeclaration, RecentImport } from '#platform/contract/import.ts'
import { query } from '../api/index.ts'
import { displayMoment } from '../format/moment.ts'
import { UndoImport } from './undo-import.tsx'

interface Props {
  of: ImportDeclaration
  onOpen: (id: number) => void
}

/** What became of the spreadsheets of the last day; each can be looked at, and taken back while it is kept. */
export function RecentImports({ of, onOpen }: Props) {
  const { t } = useLingui()
  const { data } = useQuery(query(of.recent))
  const items = data?.items ?? []
  if (items.length === 0) return null
  const became = ({ state, done, undone, undo_job_id }: RecentImport) => {
    if (state === 'staged') return t`не внесено`
    return undo_job_id === null ? t`внесено строк: ${done}` : t`внесено строк: ${done}, отменено: ${undone}`
  }
  return (
    <Stack gap="xs" component="section" aria-label={t`Недавние импорты`}>
      <Title order={3} size="h5">
        <Trans>Недавние импорты</Trans>
      </Title>
      <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {items.map((one) => (
          <Group key={one.id} component="li" gap="sm" justify="space-between">
            <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Text>{one.file_name}</Text>
              <Text size="sm" c="dimmed">
                {became(one)} · {t`открывается до ${displayMoment(one.undo_until)}`}
              </Text>
            </div>
            <Group gap="xs">
              <Button
                variant="subtle"
                size="xs"
                onClick={() => onOpen(one.id)}
                aria-label={t`Открыть импорт ${one.file_name}`}
              >
                <Trans>Открыть</Trans>
              </Button>
              <UndoImport of={of} staged={one} size="xs" />
            </Group>
          </Group>
        ))}
      </Stack>
    </Stack>
  )
}
