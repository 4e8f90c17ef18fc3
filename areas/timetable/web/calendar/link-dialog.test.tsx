import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { CalendarSubject } from '../../contract/calendar-links.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { closeDialog, openDialog } from '#platform/web/dialog/dialog.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import { timetableWeb } from '../index.ts'
import { lesson, week } from '../testing/sample-week.ts'

const links = '/api/schedule/calendar-links/'
const url = 'http://school.test/api/schedule/calendar/secret.ics'
const teacher = { roles: ['teacher'], permissions: { read: ['sch_timetable'], write: [] } }
const made: CalendarSubject['link'] = { id: 4, made_at: '2026-11-20T05:00:00Z', last_used_at: null }
let link: CalendarSubject['link'] = null

beforeEach(() => {
  http.reset()
  link = null
  http.answer('/api/passport/years/', () => [200, yearsAnswer])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
  http.answer('/api/schedule/week-subjects/', () => [200, { has_own: true, classes: [], teachers: [], rooms: [] }])
  http.answer('/api/schedule/week/', () => [200, week([[lesson()]], { kind: 'teacher', id: 1 })])
  http.answer(links, (request) => {
    if (request.method === 'GET') return [200, { items: [{ person_id: 1, title: 'Серикова', is_own: true, link }] }]
    link = request.method === 'POST' ? made : null
    return [200, request.method === 'POST' ? { id: 4, url } : {}]
  })
})
const openedDialog = async () => {
  openPage(timetableWeb.pages, '/timetable/me', teacher)
  fireEvent.click(await screen.findByRole('button', { name: 'В мой календарь' }))
}

test('a link is made, shown with its address, and revoked', async () => {
  await openedDialog()
  fireEvent.click(await screen.findByRole('button', { name: 'Сделать ссылку' }))
  expect(await screen.findByDisplayValue(url)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Открыть в календаре устройства' }).getAttribute('href')).toBe(
    'webcal://school.test/api/schedule/calendar/secret.ics',
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Отозвать' }))
  await waitFor(() => expect(openDialog.get()?.message).toBe('Отозвать ссылку?'))
  const requested = openDialog.get()
  if (requested?.kind === 'confirm') requested.resolve(true)
  closeDialog()
  expect(await screen.findByRole('button', { name: 'Сделать ссылку' })).toBeTruthy()
  expect(screen.queryByDisplayValue(url)).toBeNull()
  expect(http.requests(`${links}4/`)).toHaveLength(1)
})

test('one made before tells its age and last use, not its address', async () => {
  link = { ...made, last_used_at: '2026-11-20T06:00:00Z' }
  await openedDialog()
  expect(await screen.findByText(/Последний раз календарь приходил/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Новая ссылка' })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Ссылка' })).toBeNull()
})

test('a week of another has no such button', async () => {
  http.answer('/api/schedule/week/', () => [200, week([[lesson()]], { kind: 'teacher', id: 52 })])
  openPage(timetableWeb.pages, '/timetable/teacher-52', teacher)
  await screen.findByRole('table')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'В мой календарь' })).toBeNull())
})
