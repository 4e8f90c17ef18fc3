import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Failed } from './failed.tsx'
import { Loading } from './loading.tsx'
import { useDrawn } from './use-drawn.ts'

interface Props<T> {
  of: UseQueryResult<T>
  /** While there is nothing to show; by default grey lines. */
  loading?: ReactNode
  /** What is said of a failure of the server. */
  failure?: string | undefined
  /** What stands around a failure, such as the page's heading. */
  failed?: (failure: ReactNode) => ReactNode
  children: (data: T) => ReactNode
}

/** The three states of what is read from the server: loading, failed with 'Повторить', and the thing itself. */
export function Answer<T>({ of: result, loading, failure: title, failed = (failure) => failure, children }: Props<T>) {
  const isDrawn = useDrawn(result.data !== undefined)
  if (result.data !== undefined && isDrawn) return children(result.data)
  if (result.isError) return failed(<Failed error={result.error} title={title} onRetry={() => void result.refetch()} />)
  return loading ?? <Loading />
}
