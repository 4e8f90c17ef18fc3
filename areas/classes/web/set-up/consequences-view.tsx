import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Preview } from '#platform/contract/preview.ts'
import { objectionsOf } from '#platform/web/api/index.ts'
import { PreviewList } from '#platform/web/dialog/preview-list.tsx'
import { previewGroups } from '#platform/web/dialog/preview.ts'
import { Stack, Text } from '#platform/web/ui/index.ts'

/** What follows from what is about to be done, or what is in its way. */
export function ConsequencesView({ of: { data, error } }: { of: UseQueryResult<Preview> }) {
  if (error) {
    const words = objectionsOf(error).map(({ msg }) => msg)
    return (
      <Text component="output" size="sm" c="red">
        {words.length > 0 ? words.join('. ') : error.message}
      </Text>
    )
  }
  if (!data)
    return (
      <Text component="output" size="sm" c="dimmed">
        <Trans>Считаем последствия…</Trans>
      </Text>
    )
  if (data.obstacles.length > 0)
    return (
      <Stack gap={4} aria-live="polite">
        {data.obstacles.map((one) => (
          <Text key={one} size="sm" fw={600}>
            {one}
          </Text>
        ))}
      </Stack>
    )
  return (
    <Stack gap={6} aria-live="polite">
      <PreviewList groups={previewGroups(data)} />
      {data.total === undefined ? null : (
        <Text size="sm" fw={600}>
          {data.total}
        </Text>
      )}
    </Stack>
  )
}
