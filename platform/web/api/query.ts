import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { keyOf, type AnyEndpoint, type Input, type Output } from '#platform/contract/endpoint.ts'
import { request } from './request.ts'

/** Options of `useQuery` for a call: `useQuery(query(listLessons, { query: { … } }))`. */
export const query = <E extends AnyEndpoint>(asked: E, input: Input<E> = {}) =>
  queryOptions<Output<E>>({
    queryKey: keyOf(asked, input),
    queryFn: ({ signal }) => request(asked, input, { signal }),
    meta: { silent: asked.silent },
  })

/** Options of `useMutation` for a call: `useMutation(call(createScore))`, then `mutate({ params, body })`. */
export const call = <E extends AnyEndpoint>(asked: E) =>
  mutationOptions<Output<E>, Error, Input<E>>({
    mutationFn: (input) => request(asked, input),
    meta: { silent: asked.silent },
  })
