import { msg } from '@lingui/core/macro'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { calendarWeb } from '#areas/calendar/web/index.ts'
import { signedIn } from '#platform/contract/access.ts'
import { noteReadsOnly } from '#platform/web/api/server-state.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import type { Page } from '#platform/web/routes.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import { Shell } from './shell.tsx'

/** The window of the tests, which styles are matched against. */
const { happyDOM } = window as unknown as {
  happyDOM: { setViewport: (size: { width: number; height: number }) => void }
}
const Period = calendarWeb.shellParts?.find(({ at }) => at === 'period')?.component ?? (() => null)
const Framed = () => (
  <Shell period={<Period />} person={null} banners={null}>
    Страница
  </Shell>
)
const page: Page = {
  id: 'classes',
  path: '/managing/grades',
  access: signedIn(),
  title: msg`Классы`,
  hasYear: true,
  component: lazyPage(async () => ({ Framed }), 'Framed'),
}
const before = { id: 2, date_start: '2025-09-01', date_end: '2026-05-25', is_projection: false }

beforeEach(() => {
  http.answer('/api/passport/years/', () => [200, { ...yearsAnswer, items: [...yearsAnswer.items, before] }])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
})
afterEach(() => {
  noteReadsOnly(false)
  happyDOM.setViewport({ width: 1024, height: 768 })
})

test('on a phone another year is chosen in the drawer, which gives way to the page', async () => {
  happyDOM.setViewport({ width: 390, height: 844 })
  const { address } = openPage([page], '/managing/grades?page=3', {})
  fireEvent.click(await screen.findByRole('button', { name: 'Открыть разделы' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Разделы' }))
  fireEvent.click(await drawer.findByRole('button', { name: /^Учебный год: 2026–2027/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '2025–2026' }))
  await waitFor(() => expect(address()).toBe('/managing/grades?year=2'))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Разделы' })).toBeNull())
})

test('a server without room is told of above the page, for as long as it lasts', async () => {
  openPage([page], '/managing/grades', {})
  await screen.findByText('Страница')
  const words = /На диске сервера нет места: читать можно, записать нельзя/
  expect(screen.queryByText(words)).toBeNull()
  noteReadsOnly(true)
  expect(await screen.findByText(words)).toBeTruthy()
  noteReadsOnly(false)
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
})
