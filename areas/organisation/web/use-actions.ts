import { useQueryClient } from '@tanstack/react-query'
import { readPersonCard } from '#areas/people/contract/people.ts'
import { keyOf, type AnyEndpoint, type Input, type Output } from '#platform/contract/endpoint.ts'
import { objectionsOf, reportAction, request } from '#platform/web/api/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { listPositions, listPosts, readPostHistory } from '../contract/posts.ts'
import { readStructure, readUnitHistory } from '../contract/units.ts'

const shown = [
  keyOf(readStructure),
  keyOf(readUnitHistory),
  keyOf(listPosts),
  keyOf(listPositions),
  keyOf(readPostHistory),
  keyOf(readPersonCard),
]

/** Actions on units and posts: a refusal is told in its words, and what is shown is read anew either way. */
export function useActions() {
  const client = useQueryClient()
  const refresh = async (): Promise<void> => {
    await Promise.all(shown.map((queryKey) => client.invalidateQueries({ queryKey })))
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
