import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Answer } from '#platform/web/ui/index.ts'
import { FailedCard } from './duty-card.tsx'

interface Props<T> {
  of: UseQueryResult<T>
  /** Over a failure: what should stand here. */
  title: string
  loading: ReactNode
  children: (data: T) => ReactNode
}

/** Cards that one answer brings; until it has come, one card that says it did not. */
export const CardAnswer = <T,>({ of, title, loading, children }: Props<T>) => (
  <Answer
    of={of}
    loading={loading}
    failed={() => <FailedCard title={title} error={of.error} onRetry={() => void of.refetch()} />}
  >
    {children}
  </Answer>
)
