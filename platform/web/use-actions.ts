import { useQueryClient } from '@tanstack/react-query'
import { keyOf, type AnyEndpoint, type Input, type Output } from '#platform/contract/endpoint.ts'
import { objectionsOf, reportAction, request } from './api/index.ts'
import { notify } from './notifications/notify.ts'

/** Actions on what `shown` calls show: a refusal is told in its words, and what is shown is read anew either way. */
export function useActions(shown: readonly AnyEndpoint[]) {
  const client = useQueryClient()
  const refresh = async (): Promise<void> => {
    await Promise.all(shown.map((one) => client.invalidateQueries({ queryKey: keyOf(one) })))
  }
  /** The answer, or null where it was refused. */
  const act = async <E extends AnyEndpoint>(endpoint: E, input: Input<E>): Promise<Output<E> | null> => {
    try {
      return await request(endpoint, input)
    } catch (error) {
      const [objection] = objectionsOf(error)
      if (objection) notify.error(objection.msg)
      else reportAction(error)
      return null
    } finally {
      await refresh()
    }
  }
  return { act, refresh }
}
