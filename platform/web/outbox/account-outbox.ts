import { currentSession, uuid } from '#platform/web/api/index.ts'
import { beforeSignOut } from '#platform/web/api/sign-out.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { deliverAs, type SendingWords, type SendSteps } from './delivery.ts'
import type { AnyDraft, DraftKind, RowOf } from './draft.ts'
import { draftStorage } from './draft-storage.ts'
import { Outbox } from './outbox.ts'

/** All that the queue has to know of an area. */
export interface OutboxArea<Draft extends AnyDraft, Step> {
  /** Of the database in the browser. */
  name: string
  kind: DraftKind<Draft, Step>
  send: SendSteps<RowOf<Draft>, Step>
  words: () => SendingWords
  /** What is asked before one signs out with something unsent, by how many there are. */
  leaving: (count: number) => { message: string; description: string; ok: string }
}

function later(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

function guardLeaving<Draft extends AnyDraft, Step>(
  outbox: Outbox<Draft>,
  { leaving }: OutboxArea<Draft, Step>,
  accountId: number,
): void {
  const isUnsent = () => outbox.all().length > 0 && currentSession()?.accountId === accountId
  window.addEventListener('online', () => outbox.retry())
  window.addEventListener('beforeunload', (event) => {
    if (isUnsent()) event.preventDefault()
  })
  beforeSignOut(async () => !isUnsent() || dialog.confirm(leaving(outbox.all().length)))
}

/**
 * The queues of an area, one for each account of this device.
 * @returns the queue of who is signed in; what an earlier visit has left goes first
 */
export function accountOutboxes<Draft extends AnyDraft, Step>(area: OutboxArea<Draft, Step>): () => Outbox<Draft> {
  const outboxes = new Map<number, Outbox<Draft>>()
  return () => {
    const accountId = currentSession()?.accountId ?? 0
    const known = outboxes.get(accountId)
    if (known) return known
    const storage = draftStorage<Draft>(area.name, accountId)
    const send = deliverAs(accountId, area)
    const outbox = new Outbox<Draft>({ isSettled: area.kind.isSettled, send, storage, later, newId: uuid })
    outboxes.set(accountId, outbox)
    guardLeaving(outbox, area, accountId)
    void storage.load().then(
      (drafts) => outbox.restore(drafts),
      () => undefined,
    )
    return outbox
  }
}
