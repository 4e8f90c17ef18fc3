import { useQuery, useQueryClient } from '@tanstack/react-query'
import { keyOf, type AnyEndpoint, type Input, type Output } from '#platform/contract/endpoint.ts'
import { objectionsOf, query, reportAction, request } from '#platform/web/api/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { listOwnFields, readDesign, readDesignHistory, readOwnTabs } from '../../contract/own-fields.ts'

const shown = [readDesign, readDesignHistory, readOwnTabs, listOwnFields]

export const useDesign = () => useQuery(query(readDesign))

/** Changes of tabs and fields: a refusal is told in its words, and what is shown is read anew either way. */
export function useDesignActions() {
  const client = useQueryClient()
  const refresh = async () => {
    await Promise.all(shown.map((one) => client.invalidateQueries({ queryKey: keyOf(one) })))
  }
  /** The answer, or null where it was refused. */
  const act = async <E extends AnyEndpoint>(asked: E, input: Input<E>): Promise<Output<E> | null> => {
    try {
      return await request(asked, input)
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
