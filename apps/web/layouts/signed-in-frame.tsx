import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { EvacuationGuide } from '#areas/evacuation/web/index.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { startBackgroundWork } from '../background.ts'
import { keepShell } from '#platform/web/offline/update.ts'

/** What pages of every layout stand in, once somebody has come in: the cache of answers, the worker of the shell. */
export function SignedInFrame({ children }: { children: ReactNode }) {
  useEffect(() => {
    void keepShell()
    startBackgroundWork()
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <EvacuationGuide />
      {children}
    </QueryClientProvider>
  )
}
