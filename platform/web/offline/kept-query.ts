import { queryOptions } from '@tanstack/react-query'
import { keyOf, type AnyEndpoint, type Input, type Output } from '#platform/contract/endpoint.ts'
import { readOrKept } from './kept-answers.ts'

/**
 * As `query(…)`, for what is to open without a network: the last answer is kept on this device for who is signed in, and
 * stands in where the server can't be reached.
 */
export const keptQuery = <E extends AnyEndpoint>(endpoint: E, input: Input<E> = {}) =>
  queryOptions<Output<E>>({
    queryKey: keyOf(endpoint, input),
    // what this page has read itself is newer than what was kept
    queryFn: ({ signal, client, queryKey }) =>
      readOrKept(endpoint, input, {
        signal,
        cacheKey: queryKey,
        isAtHand: client.getQueryData(queryKey) !== undefined,
      }),
    meta: { silent: endpoint.silent },
  })
