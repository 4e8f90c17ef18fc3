import { notify } from '#areas/notices/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, type Words } from '#platform/contract/text.ts'
import type { AppContext, Publish } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { decidersOf } from './deciders.ts'
import { reopeningRequested } from './notice-kinds.ts'

interface Request {
  id: number
  group_id: number
  group: string
  quarter: string
}
/** The page of a request. The notice itself has no other reference to its request: the bell reads the id from this link. */
const linkTo = (id: number) => `/journal-reopening?request=${id}`

/** Notifies everybody who may reopen the quarter, but for the author of the request. */
export async function notifyDeciders(
  { db, publish, today, context }: { db: Database; publish: Publish; today: string; context: AppContext },
  { id, group_id, group, quarter, author, reason }: Request & { author: string; reason: string },
  byAccount: number,
): Promise<void> {
  const deciders = await decidersOf(db, group_id, { today, context })
  const notices = deciders
    .filter((accountId) => accountId !== byAccount)
    .map((accountId) => ({
      accountId,
      kind: reopeningRequested,
      title: msg`${group}, ${quarter}: просят открыть журнал`,
      text: msg`${author}: ${reason}`,
      link: linkTo(id),
      subject: `reopening-request:${id}`,
    }))
  await notify(db, publish, notices)
}

/** Tells who has asked that the quarter is open; without `until` it is so because its date was moved. */
export async function notifyGranted(
  db: Database,
  publish: Publish,
  { id, group_id, group, quarter, accountId, until }: Request & { accountId: number; until: string | null },
): Promise<void> {
  const text: Words = until === null ? `${group}.` : msg`${group}. До ${displayDate(until)} включительно.`
  await notify(db, publish, [
    {
      accountId,
      kind: reopeningRequested,
      title: msg`${quarter}: журнал открыт по вашему запросу`,
      text,
      link: `/journal?group=${group_id}`,
      subject: `reopening-request:${id}:answer`,
    },
  ])
}

/** Tells who has asked that the quarter stays closed, and why. */
export async function notifyRefused(
  db: Database,
  publish: Publish,
  { id, group, quarter, accountId, answer }: Request & { accountId: number; answer: string },
): Promise<void> {
  await notify(db, publish, [
    {
      accountId,
      kind: reopeningRequested,
      title: msg`${quarter}: в открытии журнала отказано`,
      text: msg`${group}. ${answer}`,
      link: linkTo(id),
      subject: `reopening-request:${id}:answer`,
    },
  ])
}
