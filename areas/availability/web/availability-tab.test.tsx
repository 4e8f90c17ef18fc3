import { msg } from '@lingui/core/macro'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import type { Availability } from '../contract/availability.ts'
import { AvailabilityOfPerson } from './tab/availability-tab.tsx'

const path = '/api/courses/people/9/availability/'
const of: Availability = {
  year: { id: 1, title: '2026/2027' },
  version: 3,
  hours: [{ weekday: 0, shift: 1, slot: 1, kind: 'closed' }],
  methodical_day: null,
  building: null,
  note: null,
  former: {
    hours: [{ weekday: 4, shift: 1, slot: 2, kind: 'unwanted' }],
    methodical_day: 2,
    building: null,
    note: 'по заявлению',
  },
  slots: [1, 2].map((number) => ({ shift: 1, number, starts_at: '08:00', ends_at: '08:45' })),
  buildings: [],
  may_write: true,
}
const sent: unknown[] = []
beforeEach(() => {
  sent.length = 0
  http.answer(path, ({ body }) => {
    if (typeof body === 'string') sent.push(JSON.parse(body))
    return [200, of]
  })
  http.answer(`${path}preview/`, () => [200, { obstacles: [], effects: [] }])
})
afterEach(() => http.reset())
function open() {
  const component = lazyPage(async () => ({ Shown: () => <AvailabilityOfPerson personId={9} /> }), 'Shown')
  openPage([{ id: 'shown', path: '/shown', access: signedIn(), title: msg`Доступность`, component }], '/shown', {})
}
const cell = (name: RegExp) => screen.findByRole('gridcell', { name })
const values = { year_id: 1, methodical_day: null, building_id: null, note: null, version: 3 }

test('hours are marked by a press and by the keyboard, and sent with the version that was seen', async () => {
  open()
  fireEvent.pointerDown(await cell(/^Вторник, 1 урок/), { button: 0 })
  fireEvent.pointerUp(window)
  const closed = await cell(/^Понедельник, 1 урок: недоступен/)
  closed.focus()
  fireEvent.keyDown(closed, { key: 'ArrowDown', shiftKey: true })
  fireEvent.keyDown(await cell(/^Понедельник, 1 урок/), { key: 'Delete' })
  expect(await cell(/^Понедельник, 2 урок: недоступен/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        ...values,
        hours: [
          { weekday: 0, shift: 1, slot: 2, kind: 'closed' },
          { weekday: 1, shift: 1, slot: 1, kind: 'unwanted' },
        ],
      },
    ]),
  )
})

test('lessons in the way are told before it is saved, and may stay', async () => {
  const effects = [{ title: 'Уроки в закрытых часах', items: ['Вторник, 1 урок — Алгебра, 7А'] }]
  http.answer(`${path}preview/`, () => [200, { obstacles: [], effects }])
  open()
  fireEvent.pointerDown(await cell(/^Вторник, 1 урок/), { button: 0 })
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Вторник, 1 урок — Алгебра, 7А')).toBeTruthy()
  expect(sent).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('the year before is taken over, looked at and saved', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Как в прошлом году' }))
  expect(await cell(/^Пятница, 2 урок: нежелательно/)).toBeTruthy()
  expect(await cell(/^Среда, 1 урок: методический день/)).toBeTruthy()
  expect(screen.getByLabelText('Примечание')).toHaveProperty('value', 'по заявлению')
  fireEvent.click(screen.getByRole('button', { name: 'Вернуть как было' }))
  expect(await cell(/^Пятница, 2 урок: свободен/)).toBeTruthy()
})

test('who may not write reads the week', async () => {
  http.answer(path, () => [200, { ...of, may_write: false }])
  open()
  fireEvent.pointerDown(await cell(/^Вторник, 1 урок/), { button: 0 })
  expect(await cell(/^Вторник, 1 урок: свободен/)).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: 'Сохранить' })).toEqual([])
})
