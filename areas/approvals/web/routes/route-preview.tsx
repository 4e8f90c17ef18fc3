import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { objectionsOf, request } from '#platform/web/api/index.ts'
import { Box, Stack, Text } from '#platform/web/ui/index.ts'
import { previewRoute, type RouteStep } from '../../contract/routes.ts'
import { StaffSelect } from '../staff-select.tsx'

/** Who would decide if this author sent something today. */
export function RoutePreview({ kind, steps }: { kind: string; steps: readonly RouteStep[] }) {
  const { t } = useLingui()
  const [author, setAuthor] = useState<number | null>(null)
  const body = { kind, author_id: author ?? 0, steps: [...steps] }
  const preview = useQuery({
    queryKey: ['approvals.preview', JSON.stringify(body)],
    queryFn: ({ signal }) => request(previewRoute, { body }, { signal }),
    enabled: author !== null,
    retry: false,
  })
  const [objection] = preview.isError ? objectionsOf(preview.error) : []
  return (
    <Box maw={420}>
      <StaffSelect label={t`Проверить: кто решал бы, если отправит`} size="xs" value={author} onChange={setAuthor} />
      <Stack gap={4} mt="xs" aria-live="polite">
        {preview.isError ? (
          <Text size="sm" c="var(--mantine-color-error)">
            {objection?.msg ?? t`Проверить не удалось`}
          </Text>
        ) : null}
        {(preview.data?.steps ?? []).map(({ title, persons }, index) => (
          <Text key={index} size="sm">
            {title}:{' '}
            {persons.length === 0 ? (
              <Text component="span" size="sm" c="var(--mantine-color-error)">
                <Trans>некому решать</Trans>
              </Text>
            ) : (
              persons.map(({ name, deputy }) => (deputy === null ? name : t`${name} (и. о. ${deputy})`)).join(', ')
            )}
          </Text>
        ))}
      </Stack>
    </Box>
  )
}
