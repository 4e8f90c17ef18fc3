import { QueryClientProvider } from '@tanstack/react-query'
import { use, useEffect, type ReactNode } from 'react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { keepShell } from '#platform/web/offline/update.ts'
import { AppHalfContext } from '../app-half.ts'
import { ShellParts } from './shell-parts.tsx'

/** What pages of every layout stand in, once somebody has come in: the cache of answers, the worker of the shell. */
export function SignedInFrame({ children }: { children: ReactNode }) {
  const half = use(AppHalfContext)
  useEffect(() => {
    void keepShell()
    half?.startBackground()
  }, [half])
  return (
    <QueryClientProvider client={queryClient}>
      <ShellParts at="everywhere" />
      {children}
    </QueryClientProvider>
  )
}
