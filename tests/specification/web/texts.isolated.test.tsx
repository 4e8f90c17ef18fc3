import { http } from '#platform/web/api/testing/fake-server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { JSX } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { askAndSave } from '#areas/access/web/roles/matrix/save-rights.ts'
import { ArchiveBanner, loadYears } from '#areas/calendar/web/index.ts'
import { RunningBanner } from '#areas/evacuation/web/index.ts'
import { running } from '#areas/evacuation/web/live/running.ts'
import { NotFoundPage } from '#apps/web/layouts/not-found-page.tsx'
import { ApiError } from '#platform/web/api/api-error.ts'
import { report } from '#platform/web/api/catalogue.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { keepToken } from '#platform/web/api/session.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { AppProviders } from '#platform/web/app-providers.tsx'
import { attachHost, type Notice } from '#platform/web/notifications/notify.ts'
import { connect } from '#platform/web/realtime/connection.ts'
import { parseSearch, stringifySearch } from '#platform/web/search-text.ts'
import { testRows } from '../owed.ts'
import { texts } from '../texts.ts'

const dial = vi.hoisted(() => vi.fn())
vi.mock('socket.io-client', () => ({ io: dial }))

const notices = vi.fn<(notice: Notice) => void>()
beforeEach(() => {
  http.reset()
  queryClient.clear()
  notices.mockReset()
  attachHost(notices)
  const exp = Math.floor(Date.now() / 1000) + 3600
  keepToken(
    `h.${btoa(JSON.stringify({ user_id: 1, client: 0, roles: [], permissions: { read: [], write: [] }, exp }))}.s`,
  )
})
const titles = () => notices.mock.calls.map(([{ kind, title }]) => `${kind}: ${title}`)

/** Shows a piece of the house as if it stood at an address. */
function show(component: () => JSX.Element | null, at = '/'): void {
  const history = createMemoryHistory({ initialEntries: [at] })
  const routeTree = createRootRoute({ component, notFoundComponent: component })
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch })
  render(
    <AppProviders>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppProviders>,
  )
}
const reported = (status: number, detail?: unknown): string[] => {
  report(new ApiError(status, detail))
  return titles()
}
async function buttonOf(name: string): Promise<string[]> {
  render(<AppProviders>{null}</AppProviders>)
  const answer = dialog.confirm({ message: 'Удалить?' })
  const button = await screen.findByRole('button', { name })
  fireEvent.click(button)
  await answer
  return [button.textContent ?? '']
}
function warnedOfLoss(): string[] {
  const listeners = new Map<string, (reason: string) => void>()
  const on = (event: string, listener: (reason: string) => void) => listeners.set(event, listener)
  dial.mockReturnValue({ on, io: { on }, active: true, disconnect: () => undefined })
  connect()
  act(() => listeners.get('disconnect')?.('transport close'))
  return titles()
}
async function savedRights(status: number): Promise<string[]> {
  http.answer('/api/admin/', () => [status, { obstacles: [], effects: [], detail: 'Нельзя' }])
  render(<AppProviders>{null}</AppProviders>)
  const saving = askAndSave([])
  if (status === 200) fireEvent.click(await screen.findByRole('button', { name: 'Сохранить' }))
  await saving
  return titles()
}
/** What guard 5 says where one of its two calls is refused. */
async function loadedWithout(path: string): Promise<string[]> {
  http.answer('/api/passport/years/', () => [
    200,
    {
      today: '2026-11-20',
      time_zone: 'Asia/Almaty',
      day_ends: '2026-11-20T19:00:00Z',
      offset_since: '2025-11-20T19:00:00Z',
      items: [],
    },
  ])
  http.answer('/api/passport/calendar/', () => [200, { items: [] }])
  http.answer(path, () => [422, { detail: 'Нельзя' }])
  await loadYears()
  return titles()
}
async function archived(): Promise<string[]> {
  const year = { id: 2, date_start: '2025-09-01', date_end: '2026-05-25', is_projection: false, version: 1 }
  http.answer('/api/passport/years/', () => [
    200,
    {
      today: '2026-11-20',
      time_zone: 'Asia/Almaty',
      day_ends: '2026-11-20T19:00:00Z',
      offset_since: '2025-11-20T19:00:00Z',
      items: [year],
    },
  ])
  http.answer('/api/passport/calendar/', () => [200, { items: [] }])
  show(ArchiveBanner, '/journal?year=2')
  return [(await screen.findByText(/^Архив/)).textContent ?? '']
}
async function alarmed(): Promise<string[]> {
  const evacuation = { id: 7, mode: 'drill', kind: 'fire', started_at: '2026-11-20T05:00:00.000Z' } as const
  running.set({ evacuation, leadsTo: 'marks' })
  show(RunningBanner, '/journal')
  const banner = await screen.findByRole('alert')
  running.set({ evacuation: null, leadsTo: null })
  return [banner.querySelector('strong')?.textContent ?? '']
}

/** What is shown where the text stands: titles of notifications with their kind, or the words on the page. */
const shown: Readonly<Record<string, () => string[] | Promise<string[]>>> = {
  Ок: () => buttonOf('Ок'),
  Отмена: () => buttonOf('Отмена'),
  'Доступ запрещен': () => reported(401, 'Требуется вход'),
  'Исправьте ошибки формы': () => reported(422, [{ loc: ['body', 'value'], msg: 'Больше максимума', type: 'custom' }]),
  'Произошла ошибка, повторите позже': () => reported(500),
  'Попытка переподключения': warnedOfLoss,
  'Ошибка при обновлении доступов': () => savedRights(422),
  Успешно: () => savedRights(200),
  'Ошибка при получении списка годов': () => loadedWithout('/api/passport/years/'),
  'Ошибка при получении списка четвертей': () => loadedWithout('/api/passport/calendar/'),
  'Идет эвакуация': alarmed,
  'Страница не найдена': async () => {
    show(NotFoundPage)
    return [(await screen.findByRole('heading')).textContent ?? '']
  },
  'Архив 2025–2026': archived,
}
const kinds: Readonly<Record<string, string>> = {
  'Доступ запрещен': 'error',
  'Исправьте ошибки формы': 'error',
  'Произошла ошибка, повторите позже': 'error',
  'Попытка переподключения': 'warning',
  'Ошибка при обновлении доступов': 'error',
  Успешно: 'success',
  'Ошибка при получении списка годов': 'error',
  'Ошибка при получении списка четвертей': 'error',
}
const own = texts.filter(({ half }) => half === 'web')

test('each text of the pages is shown somewhere', () => {
  expect(Object.keys(shown)).toEqual(own.map(({ text }) => text))
})

describe('each quoted text is shown, once', () => {
  testRows(own, async ({ text }) => {
    const kind = kinds[text]
    expect(await shown[text]?.()).toEqual([kind === undefined ? text : `${kind}: ${text}`])
  })
})
