import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { report } from './catalogue.ts'
import { currentSession, onSessionChange } from './session.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta
    mutationMeta: Meta
  }
}
interface Meta extends Record<string, unknown> {
  silent?: boolean
  /** Shown instead of the catalogue's text when the call fails. */
  errorMessage?: string
}
const retries = 3
const isOurFault = (error: Error): boolean => !(error instanceof ApiError) || error.status < 400 || error.status >= 500

const showError = (error: Error, meta: Meta | undefined): void => {
  if (meta?.silent !== true) report(error, meta?.errorMessage)
}

/** The cache of answers (specification §9): 3 retries, but none of a refusal; kept 300 s; not refetched on focus. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      // without a network the page says so in place, and calmly
      if (!(error instanceof ApiError && error.status === 0 && !navigator.onLine)) showError(error, meta)
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _input, _result, mutation) => showError(error, mutation.meta),
  }),
  defaultOptions: {
    queries: {
      // without a network a call fails at once and says so, instead of waiting unseen
      networkMode: 'always',
      retry: (failures, error) => failures < retries && isOurFault(error) && navigator.onLine,
      gcTime: 300_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
})

// nothing that one person has read stays for the next
onSessionChange(() => {
  if (currentSession() === null) queryClient.clear()
})
