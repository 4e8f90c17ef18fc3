import { useQuery } from '@tanstack/react-query'
import type { NoticeAnswer as Answer } from '#areas/notices/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { Box, Text } from '#platform/web/ui/index.ts'
import type { ComponentProps } from 'react'
import { listReopeningRequests } from '../../contract/reopening-requests.ts'
import { RequestAnswer } from './request-answer.tsx'
import { useRequestWords } from './request-states.ts'

/** The request of which a notice speaks, by its link; null where it leads elsewhere. */
const requestOf = (link: string | null): string | null =>
  link === null ? null : new URL(link, 'http://house').searchParams.get('request')

/** Under the notice of a request: its answer, or what became of it meanwhile. */
export function NoticeAnswer({ notice: { link }, onAnswered }: ComponentProps<Answer['component']>) {
  const asked = requestOf(link)
  const words = useRequestWords()
  const found = useQuery({
    ...query(listReopeningRequests, { query: { request: asked ?? '', size: '1' } }),
    enabled: asked !== null,
  })
  const request = found.data?.items[0]
  if (!request || request.is_own) return null
  return (
    <Box px={14} pb={10} ps={32}>
      {request.may_answer ? (
        <RequestAnswer request={request} onAnswered={onAnswered} />
      ) : (
        <Text size="sm">{words(request)}</Text>
      )}
    </Box>
  )
}
