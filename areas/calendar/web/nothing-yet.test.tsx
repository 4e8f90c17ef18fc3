import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { yearsAnswer } from '#tests/school-year.ts'
import { calendarWeb } from './index.ts'

const open = (at: string, write: string[]) =>
  openPage(calendarWeb.pages, at, { permissions: { read: ['pas_calendar', 'pas_schedule'], write } })

beforeEach(() => {
  http.reset()
  http.answer('/api/passport/years/', () => [200, yearsAnswer])
  http.answer('/api/passport/calendar/', () => [200, { items: [] }])
  http.answer('/api/passport/schedule/', () => [200, { date: '2026-11-20', items: [], days: [], in_force: [] }])
})
const withoutYears = () => http.answer('/api/passport/years/', () => [200, { ...yearsAnswer, items: [] }])

test.each([
  ['pas_calendar', '/passport/calendar', true, 'Учебных годов пока нет', 'Завести учебный год', 'Новый учебный год'],
  ['pas_calendar', '/passport/calendar?view=list', false, 'В календаре года пока ничего нет', 'Добавить четверть', ''],
  [
    'pas_schedule',
    '/passport/schedule',
    false,
    'Звонков этого года пока нет',
    'Задать основные звонки',
    'Новые звонки',
  ],
])('who keeps %s at %s is led to it', async (key, at, isWithoutYears, title, way, form) => {
  if (isWithoutYears) withoutYears()
  open(at, [key])
  expect(await screen.findByText(title)).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: way }))
  expect(await screen.findByRole('dialog', form === '' ? {} : { name: form })).toBeTruthy()
})

test.each([
  ['/passport/calendar', true, 'Учебный год заводит заместитель директора или администратор школы'],
  ['/passport/calendar?view=list', false, 'Четверти и каникулы вносит заместитель директора или администратор школы'],
  ['/passport/schedule', false, 'Звонки задаёт заместитель директора или администратор расписания'],
  ['/passport/schedule', true, 'Учебный год заводит заместитель директора или администратор школы'],
])('a reader at %s reads whose work it is', async (at, isWithoutYears, who) => {
  if (isWithoutYears) withoutYears()
  open(at, [])
  expect(await screen.findByText(who)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Завести|Добавить|Задать/ })).toBeNull()
})

test('bells lead to the year that they need first', async () => {
  withoutYears()
  open('/passport/schedule', ['pas_calendar'])
  const way = await screen.findByRole('link', { name: 'К учебным годам' })
  expect(way.getAttribute('href')).toBe('/passport/calendar')
})
