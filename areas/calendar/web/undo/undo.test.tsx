import { msg } from '@lingui/core/macro'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { attachHost, type Notice } from '#platform/web/notifications/notify.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import type { BellSchedule } from '../../contract/bells.ts'
import type { CalendarEntry } from '../../contract/entries.ts'
import { BellDialog } from '../bells/bell-dialog.tsx'
import { EntryForm } from '../entry/entry-form.tsx'

const year = { id: 1, date_start: '2026-09-01', date_end: '2027-05-25', is_projection: false, version: 1 }
const written = {
  type: 'day_off' as const,
  title: 'День школы',
  start_date: '2026-12-14',
  end_date: '2026-12-14',
  number: null,
  closes_on: null,
  follows_weekday: null,
  parallels: null,
}
const entry: CalendarEntry = { ...written, id: 7, version: 3, year: { id: 1 } }
const ringing = {
  title: 'Субботние',
  is_default: false,
  weekdays: ['sat' as const],
  from_parallel: null,
  to_parallel: null,
  slots: [{ shift: 1, number: 1, start_time: '08:00', end_time: '08:40' }],
}
const bells: BellSchedule = { ...ringing, id: 5, version: 2, shifted_from: null, shift_minutes: null }

const shown = vi.fn<(notice: Notice) => void>()
const sent: [method: string, path: string, body: unknown][] = []
const answer = (path: string, body: unknown) =>
  http.answer(path, (request) => {
    if (request.method !== 'GET') sent.push([request.method, path, JSON.parse(String(request.body))])
    return [200, body]
  })

beforeEach(() => {
  http.reset()
  sent.length = 0
  shown.mockClear()
  attachHost(shown)
  const none = { obstacles: [], effects: [], note: '', in_the_way: [], in_the_way_count: 0 }
  http.answer('/api/passport/calendar/preview/', () => [200, none])
  http.answer('/api/passport/schedule/preview/', () => [200, none])
})
const open = (Shown: () => React.JSX.Element) => {
  const component = lazyPage(async () => ({ Shown }), 'Shown')
  openPage([{ id: 'shown', path: '/shown', access: signedIn(), title: msg`Календарь`, component }], '/shown', {})
}
const openEntry = () =>
  open(() => <EntryForm year={year} entries={[entry]} opened={{ present: entry, ...written }} onClose={() => {}} />)
const openBells = () =>
  open(() => (
    <BellDialog yearId={1} opened={{ present: bells, from: null, title: '' }} usual={null} onClose={() => {}} />
  ))

/** Takes back what was told of last. */
async function revert() {
  await waitFor(() => expect(shown.mock.lastCall?.[0].back?.label).toBe('Отменить'))
  act(() => shown.mock.lastCall?.[0].back?.act())
  await waitFor(() => expect(shown.mock.lastCall?.[0].title).toBe('Отменено: стало как было'))
}
const rename = async (title: string) => {
  fireEvent.change(await screen.findByLabelText('Название'), { target: { value: title } })
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
}
const remove = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Удалить' }))
  // the first stays behind the question with its own
  const buttons = await waitFor(() => {
    const found = screen.getAllByRole('button', { name: 'Удалить', hidden: true })
    expect(found).toHaveLength(2)
    return found
  })
  fireEvent.click(buttons.at(-1) as HTMLElement)
}

test('a changed entry goes back to what it said', async () => {
  answer('/api/passport/calendar/7', { ...entry, title: 'Праздник', version: 4 })
  openEntry()
  await rename('Праздник')
  await revert()
  expect(sent).toEqual([
    ['PATCH', '/api/passport/calendar/7', { ...written, title: 'Праздник', version: 3 }],
    ['PATCH', '/api/passport/calendar/7', { ...written, version: 4 }],
  ])
})

test('a removed entry comes back', async () => {
  answer('/api/passport/calendar/7', {})
  answer('/api/passport/calendar/', { ...entry, id: 8 })
  openEntry()
  await remove()
  await revert()
  expect(sent).toEqual([
    ['DELETE', '/api/passport/calendar/7', { version: 3 }],
    ['POST', '/api/passport/calendar/', { ...written, year_id: 1 }],
  ])
})

test('changed bells go back to when they rang', async () => {
  answer('/api/passport/schedule/5', { ...bells, title: 'По субботам', version: 3 })
  openBells()
  await rename('По субботам')
  await revert()
  expect(sent).toEqual([
    ['PATCH', '/api/passport/schedule/5', { ...ringing, title: 'По субботам', version: 2 }],
    ['PATCH', '/api/passport/schedule/5', { ...ringing, version: 3 }],
  ])
})

test('removed bells come back', async () => {
  answer('/api/passport/schedule/5', {})
  answer('/api/passport/schedule/', { ...bells, id: 6 })
  openBells()
  await remove()
  await revert()
  expect(sent).toEqual([
    ['DELETE', '/api/passport/schedule/5', { version: 2 }],
    ['POST', '/api/passport/schedule/', { ...ringing, year_id: 1 }],
  ])
})
