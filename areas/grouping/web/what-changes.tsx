import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import type { AnyEndpoint, Input, Output } from '#platform/contract/endpoint.ts'
import type { Preview } from '#platform/contract/preview.ts'
import { objectionsOf, request } from '#platform/web/api/index.ts'
import { previewGroups } from '#platform/web/dialog/preview.ts'
import { PreviewList } from '#platform/web/dialog/preview-list.tsx'
import { Alert, Stack, Text } from '#platform/web/ui/index.ts'

const pauseMs = 300

/** What a change would do, asked anew a moment after what it is made of has changed; nothing while `input` is null. */
export function usePreview<E extends AnyEndpoint>(endpoint: E, input: Input<E> | null) {
  const [asked] = useDebouncedValue(JSON.stringify(input), pauseMs)
  return useQuery<Output<E>>({
    queryKey: [endpoint.path, asked],
    queryFn: ({ signal }) => request(endpoint, JSON.parse(asked) as Input<E>, { signal }),
    enabled: asked !== 'null' && input !== null,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
}

interface Props {
  of: { data: Preview | undefined; isError: boolean; error: unknown }
}
/** The consequences, in what is in the way of a change and in what it takes along. */
export function WhatChanges({ of: { data, isError, error } }: Props) {
  const [objection] = isError ? objectionsOf(error) : []
  return (
    <Stack gap={6} aria-live="polite">
      {objection ? <Alert color="red">{objection.msg}</Alert> : null}
      {!isError && data && data.obstacles.length > 0 ? (
        <Alert color="red" title={<Trans>Так нельзя: дни с отметками не теряют</Trans>}>
          {data.obstacles.map((one) => (
            <Text size="sm" key={one}>
              {one}
            </Text>
          ))}
        </Alert>
      ) : null}
      {!isError && data ? <PreviewList groups={previewGroups(data)} /> : null}
    </Stack>
  )
}
