import { allows } from '#platform/contract/access.ts'
import { translate } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import type { WaitingSource } from '#platform/server/waiting.ts'
import { readWaiting } from '../../contract/waiting.ts'

/** Of all areas: each is asked of whom it concerns, in a statement of its own. */
export const readWaitingWith = (sources: readonly WaitingSource[]) =>
  handle(readWaiting, async ({ query: { size, source }, db, caller, today }) => {
    const asked = sources
      .filter(({ id, access }) => allows(access, caller) && (source ?? id) === id)
      .toSorted((one, other) => one.order - other.order)
    const groups = await Promise.all(
      asked.map(async ({ id, title, link, read }) => {
        const { total, items } = await read({ db, caller, today }, size)
        return { id, title: translate(title), link, total, items: [...items] }
      }),
    )
    const waiting = groups.filter(({ total }) => total > 0)
    return { total: waiting.reduce((sum, { total }) => sum + total, 0), groups: waiting }
  })
