import { beforeEach, expect, test, vi } from 'vitest'
import { finishLeaving, forgetLeaving, isLeavingOwed, noteLeaving } from './leaving.ts'

const end = vi.fn<() => Promise<void>>()
beforeEach(() => {
  forgetLeaving()
  end.mockReset()
})

test('a sign-out without a network is told when the network is back, once', async () => {
  noteLeaving()
  end.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  end.mockResolvedValue()
  finishLeaving(end)
  await vi.waitFor(() => expect(end).toHaveBeenCalledTimes(1))
  expect(isLeavingOwed()).toBe(true)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(isLeavingOwed()).toBe(false))
  window.dispatchEvent(new Event('online'))
  expect(end).toHaveBeenCalledTimes(2)
})

test('whoever was not left owes nothing', () => {
  finishLeaving(end)
  expect(end).not.toHaveBeenCalled()
})
