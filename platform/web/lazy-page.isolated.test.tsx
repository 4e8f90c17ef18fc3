import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPage } from './lazy-page.ts'
import { missingFiles } from './until-loaded.ts'

const Page = () => <p>Страница</p>
const health = vi.fn<() => Promise<{ ok: boolean }>>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', health)
  health.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a file that does not come is asked for until it does; the document is not loaded anew', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const load = vi.fn<() => Promise<{ Page: typeof Page }>>().mockRejectedValue(new TypeError('Failed to fetch'))
  const Lazy = lazyPage(load, 'Page')
  const loaded = Lazy.preload?.()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([load.mock.calls.length, missingFiles.get()]).toEqual([2, 'away'])
  load.mockResolvedValue({ Page })
  // the server is back under a network that never went away
  health.mockResolvedValue({ ok: true })
  await vi.advanceTimersByTimeAsync(5_000)
  await loaded
  expect(missingFiles.get()).toBe('none')
  expect(reload).not.toHaveBeenCalled()
  vi.useRealTimers()
  await act(async () => render(<Suspense>{<Lazy />}</Suspense>))
  expect(screen.getByText('Страница')).toBeTruthy()
})

test('a page that has come is shown at once, with nothing in its place meanwhile', async () => {
  const Lazy = lazyPage(() => Promise.resolve({ Page }), 'Page')
  await Lazy.preload?.()
  const { container } = render(<Suspense fallback="Загрузка">{<Lazy />}</Suspense>)
  expect(container.textContent).toBe('Страница')
})

test('a file that a server which answers has no more belongs to another version of the program', async () => {
  health.mockResolvedValue({ ok: true })
  const load = vi.fn<() => Promise<{ Page: typeof Page }>>().mockRejectedValue(new TypeError('404'))
  void lazyPage(load, 'Page').preload?.()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(missingFiles.get()).toBe('gone')
})
