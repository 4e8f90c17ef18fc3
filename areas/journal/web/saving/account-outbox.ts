import { plural, t } from '@lingui/core/macro'
import { currentSession, uuid } from '#platform/web/api/index.ts'
import { beforeSignOut } from '#platform/web/api/sign-out.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { Outbox } from '../sheet/outbox.ts'
import { deliverAs } from './deliver.ts'
import { draftStorage } from './draft-storage.ts'

const outboxes = new Map<number, Outbox>()

function later(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

function guardLeaving(outbox: Outbox, accountId: number): void {
  const isUnsent = () => outbox.all().length > 0 && currentSession()?.accountId === accountId
  window.addEventListener('online', () => outbox.retry())
  window.addEventListener('beforeunload', (event) => {
    if (isUnsent()) event.preventDefault()
  })
  beforeSignOut(async () => {
    if (!isUnsent()) return true
    const count = outbox.all().length
    return dialog.confirm({
      message: t`Не все отметки отправлены`,
      description: plural(count, {
        one: '# отметка останется на этом устройстве и будет отправлена, когда вы войдёте снова.',
        few: '# отметки останутся на этом устройстве и будут отправлены, когда вы войдёте снова.',
        other: '# отметок останутся на этом устройстве и будут отправлены, когда вы войдёте снова.',
      }),
      ok: t`Выйти`,
    })
  })
}

/** The queue of unsent marks of who is signed in; what an earlier visit has left goes first. */
export function accountOutbox(): Outbox {
  const accountId = currentSession()?.accountId ?? 0
  const known = outboxes.get(accountId)
  if (known) return known
  const storage = draftStorage(accountId)
  const outbox = new Outbox({ send: deliverAs(accountId), storage, later, newId: uuid })
  outboxes.set(accountId, outbox)
  guardLeaving(outbox, accountId)
  void storage.load().then(
    (drafts) => outbox.restore(drafts),
    () => undefined,
  )
  return outbox
}
