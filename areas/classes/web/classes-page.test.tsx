import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import { classesWeb } from './index.ts'

const reader = { permissions: { read: ['grp_group'], write: [] } }

beforeEach(() => {
  http.answer('/api/passport/years/', () => [200, yearsAnswer])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
})

test('a list that cannot be read offers to repeat', async () => {
  http.answer('/api/grouping/classes/', () => [422, { detail: 'Так нельзя' }])
  openPage(classesWeb.pages, '/managing/grades', reader)
  const repeat = await screen.findByRole('button', { name: 'Повторить' })
  expect(screen.getByText('Не удалось загрузить')).toBeTruthy()
  http.answer('/api/grouping/classes/', () => [200, { items: [], total: 0, page: 1, size: 20, active: null }])
  fireEvent.click(repeat)
  expect(await screen.findByText('Классов пока нет')).toBeTruthy()
})

test.each([
  { who: 'who keeps classes', write: ['grp_grade'], says: /выполните npm run import-timetable/ },
  { who: 'a reader', write: [], says: 'Классы переносит вместе с расписанием администратор сервера школы' },
])('without classes $who reads where they come from', async ({ write, says }) => {
  http.answer('/api/grouping/classes/', () => [200, { items: [], total: 0, page: 1, size: 20, active: null }])
  openPage(classesWeb.pages, '/managing/grades', { permissions: { read: ['grp_group'], write } })
  expect(await screen.findByText('Классов пока нет')).toBeTruthy()
  expect(screen.getByText(says)).toBeTruthy()
})
