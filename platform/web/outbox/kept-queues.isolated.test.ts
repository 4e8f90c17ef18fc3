import { beforeEach, expect, test, vi } from 'vitest'
import { forgetToken, keepToken } from '../api/session.ts'
import { openDialog } from '../dialog/dialog.ts'
import { isWithheld, noteAtWork } from './consent.ts'
import { watchQueues } from './kept-queues.ts'

const signIn = (account: number, act?: number) => {
  const claims = {
    user_id: account,
    act,
    client: 0,
    roles: [],
    permissions: { read: [], write: [] },
    exp: 4_000_000_000,
  }
  keepToken(`h.${btoa(JSON.stringify(claims))}.s`)
}
const marks = new Map([
  [7, 30],
  [8, 0],
])
const open = vi.fn<(accountId: number) => Promise<void>>().mockResolvedValue()
const queue = { count: async (account: number) => marks.get(account) ?? 0, clear: async () => undefined, open }
watchQueues([queue])

const question = () =>
  vi.waitFor(() => {
    const asked = openDialog.get()
    if (asked?.kind !== 'confirm') throw new Error('nobody is asked')
    return asked
  })
const answer = async (isAgreed: boolean) => {
  const asked = await question()
  openDialog.set(null)
  asked.resolve(isAgreed)
}

beforeEach(() => {
  openDialog.set(null)
  open.mockClear()
  // who comes back later in the same visit is looked at again
  forgetToken()
  window.dispatchEvent(new Event('online'))
})

test('marks of who comes back after another wait for their word, and nothing goes before', async () => {
  noteAtWork(7)
  noteAtWork(8)
  signIn(7)
  expect(await question()).toMatchObject({ message: 'Отправить 30 отметок?', ok: 'Отправить', cancel: 'Позже' })
  expect([open.mock.calls, isWithheld(7)]).toEqual([[], true])
  await answer(true)
  await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(7))
  expect(isWithheld(7)).toBe(false)
})

test('«Позже» leaves them where they are', async () => {
  noteAtWork(7)
  noteAtWork(8)
  signIn(7)
  await answer(false)
  await Promise.resolve()
  expect([open.mock.calls, isWithheld(7)]).toEqual([[], true])
})

test('an answer that comes when somebody else has signed in sends nothing', async () => {
  noteAtWork(7)
  noteAtWork(8)
  signIn(7)
  await question()
  signIn(8)
  await answer(true)
  await vi.waitFor(() => expect(isWithheld(8)).toBe(false))
  expect(open).not.toHaveBeenCalled()
})

test('who was the last to work here is not asked', async () => {
  noteAtWork(7)
  signIn(7)
  await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(7))
  expect(openDialog.get()).toBeNull()
})

test('what another tab has left meanwhile is sent once this one is looked at again; who said «Позже» is not asked anew', async () => {
  noteAtWork(8)
  signIn(8)
  await Promise.resolve()
  expect(open).not.toHaveBeenCalled()
  marks.set(8, 2)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(8))
  marks.set(8, 0)

  open.mockClear()
  signIn(7)
  await answer(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await Promise.resolve()
  expect([open.mock.calls, openDialog.get()]).toEqual([[], null])
})
