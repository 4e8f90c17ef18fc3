import { queryOptions } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import { ApiError, request, syncServerClock } from '#platform/web/api/index.ts'
import { readSos } from '../../../contract/sos.ts'
import { sosDevice, type Memo } from './device.ts'

const nothing = () => undefined
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

/** A picture's address without its proof: the picture behind it never changes. */
export const pictureKey = (address: string): string => address.replace(/\?.*$/, '')

/** Keeps the memo with its pictures; those that it no longer shows are forgotten. */
async function keep(memo: Memo): Promise<void> {
  const db = await sosDevice()
  await db.put('memo', memo, 'memo')
  const addresses = memo.points.flatMap(({ picture }) => picture ?? [])
  const shown = new Set(addresses.map(pictureKey))
  const kept = new Set(await db.getAllKeys('pictures'))
  for (const one of kept) if (!shown.has(one)) await db.delete('pictures', one)
  for (const address of addresses) {
    if (kept.has(pictureKey(address))) continue
    const answer = await fetch(address)
    if (answer.ok) await db.put('pictures', await answer.blob(), pictureKey(address))
  }
}
const kept = async (): Promise<Memo | undefined> => (await sosDevice()).get('memo', 'memo')

async function readMemo(signal: AbortSignal): Promise<{ memo: Memo; isKept: boolean }> {
  try {
    const sentAt = performance.now()
    const memo = await request(readSos, {}, { signal })
    syncServerClock(memo.now, sentAt)
    void keep(memo).catch(nothing)
    return { memo, isKept: false }
  } catch (error) {
    const known = isRefusal(error) ? undefined : await kept().catch(nothing)
    if (known === undefined || signal.aborted) throw error
    return { memo: known, isKept: true }
  }
}

/** The memo of the server or, where that can't be reached, of this device. */
export const memoQuery = queryOptions({
  queryKey: [...keyOf(readSos), 'kept'],
  queryFn: ({ signal }) => readMemo(signal),
  meta: { silent: true },
  // told of a running evacuation at the latest after this, and again as soon as the network is back
  refetchInterval: ({ state }) => (state.data?.isKept ? 10_000 : 60_000),
})
