import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { keyOf, type AnyEndpoint, type Input, type Output } from '#platform/contract/endpoint.ts'
import { request } from './request.ts'

/** Options of `useQuery` for a call: `useQuery(query(listLessons, { query: { … } }))`. */
export const query = <E extends AnyEndpoint>(endpoint: E, input: Input<E> = {}) =>
  queryOptions<Output<E>>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal, queryKey }) => request(endpoint, input, { signal, cacheKey: queryKey }),
    meta: { silent: endpoint.silent },
  })

/** Options of `useMutation` for a call: `useMutation(call(createScore))`, then `mutate({ params, body })`. */
export const call = <E extends AnyEndpoint>(endpoint: E) =>
  mutationOptions<Output<E>, Error, Input<E>>({
    mutationFn: (input) => request(endpoint, input),
    meta: { silent: endpoint.silent },
  })
