import { plural, t } from '@lingui/core/macro'
import { currentSession } from '#platform/web/api/index.ts'
import { atSignOut, beforeSignOut } from '#platform/web/api/sign-out.ts'
import { onSessionChange } from '#platform/web/api/session.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { isWithheld, noteAtWork } from './consent.ts'

/** What an area keeps on this device until the server has it. */
export interface KeptQueue {
  /** How much of an account's, in all tabs. */
  count: (accountId: number) => Promise<number>
  /** Gives it up for good. */
  clear: (accountId: number) => Promise<void>
  /** Begins to send it. */
  open: (accountId: number) => Promise<void>
}

const lookMs = 200
const patienceMs = 3_000

async function countOf(queues: readonly KeptQueue[], accountId: number): Promise<number> {
  const counts = await Promise.all(queues.map(({ count }) => count(accountId).catch(() => 0)))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Gives what is on its way a moment to arrive. @returns what is left */
async function settledCount(queues: readonly KeptQueue[], accountId: number): Promise<number> {
  const until = performance.now() + patienceMs
  let left = await countOf(queues, accountId)
  while (left > 0 && navigator.onLine && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, lookMs))
    left = await countOf(queues, accountId)
  }
  return left
}

const ask = (count: number): Promise<boolean> =>
  dialog.confirm({
    message: t`Не всё отправлено`,
    description: plural(count, {
      one: 'Если выйти сейчас, # изменение пропадёт: после выхода на этом устройстве ничего не остаётся.',
      few: 'Если выйти сейчас, # изменения пропадут: после выхода на этом устройстве ничего не остаётся.',
      other: 'Если выйти сейчас, # изменений пропадёт: после выхода на этом устройстве ничего не остаётся.',
    }),
    ok: t`Выйти и не сохранять`,
    cancel: t`Остаться`,
    isDangerous: true,
  })

const askToSend = (count: number): Promise<boolean> =>
  dialog.confirm({
    message: plural(count, { one: 'Отправить # отметку?', few: 'Отправить # отметки?', other: 'Отправить # отметок?' }),
    description: t`Вы поставили их на этом устройстве раньше, они ещё не отправлены. С тех пор здесь работал другой человек.`,
    ok: t`Отправить`,
    cancel: t`Позже`,
  })

/**
 * Sends what earlier visits, pages and tabs have left unsent, whatever page is open: at once, when the network comes back, and when
 * this tab is looked at again. Asks before a sign-out with something unsent, and leaves nothing of it on the device afterwards.
 */
export function watchQueues(queues: readonly KeptQueue[]): void {
  const begun = new Set<number>()
  const openLeft = async (accountId: number) => {
    for (const { count, open } of queues) if ((await count(accountId).catch(() => 0)) > 0) await open(accountId)
  }
  const begin = async () => {
    const accountId = currentSession()?.accountId
    if (accountId === undefined || begun.has(accountId)) return
    begun.add(accountId)
    const left = isWithheld(accountId) ? await countOf(queues, accountId) : 0
    if (left > 0 && !(await askToSend(left))) return
    if (currentSession()?.accountId !== accountId) return
    // who acts in another's place leaves no trace on the device
    if (currentSession()?.act === undefined) noteAtWork(accountId)
    await openLeft(accountId)
  }
  void begin()
  window.addEventListener('online', () => {
    begun.clear()
    void begin()
  })
  document.addEventListener('visibilitychange', () => {
    const accountId = currentSession()?.accountId
    if (document.visibilityState !== 'visible' || accountId === undefined) return
    // who has answered «Позже» is not asked at every return
    if (begun.has(accountId) && !isWithheld(accountId)) void openLeft(accountId)
  })
  onSessionChange(() => void begin())
  beforeSignOut(async () => {
    const accountId = currentSession()?.accountId
    if (accountId === undefined) return true
    const left = await settledCount(queues, accountId)
    return left === 0 || (await ask(left))
  })
  atSignOut(async (accountId) => {
    await Promise.all(queues.map(({ clear }) => clear(accountId).catch(() => undefined)))
  })
}
