import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import { journalControlWeb } from './index.ts'

const students = '/api/journal/completion/students/'
const classTeacher = { roles: ['classruk'], permissions: { read: ['jrn_journal'], write: ['usr_family'] } }
const both = { roles: ['classruk', 'teacher'], permissions: { read: [], write: ['usr_family', 'jrn_journal'] } }
const inClass = { level: 1, name: 'Мало отметок в моём классе' }

beforeEach(() => {
  http.reset()
  http.answer('/api/passport/years/', () => [200, yearsAnswer])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
  http.answer('/api/journal/completion/', () => [200, { items: [], total: 0, page: 1, size: 20, active: null }])
})
const requested = () => http.requests(students).map(({ path }) => new URL(path, 'http://school.test').searchParams)

test('a class teacher sees few marks of the own class, and nothing of the teachers’ journals', async () => {
  openPage(journalControlWeb.pages, '/journal-filling', classTeacher)
  expect(await screen.findByRole('heading', inClass)).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
  await waitFor(() => expect(requested().map((query) => query.get('own_class'))).toEqual(['true']))
})

test('who teaches too sees the class where it is asked for', async () => {
  openPage(journalControlWeb.pages, '/journal-filling?own_class=true&class=3', both)
  expect(await screen.findByRole('heading', inClass)).toBeTruthy()
  await waitFor(() => expect(requested().map((query) => query.get('class_id'))).toEqual(['3']))
})

test('a link with the former names of its fields opens what it opened, and a change leaves the present names', async () => {
  const head = { roles: ['headteacher'], permissions: { read: ['mnt_journal_filling'], write: [] } }
  const lessons = '/api/journal/completion/lessons/'
  const { address } = openPage(journalControlWeb.pages, '/journal-filling?tab=lessons&lack=marks', head)
  const gaps = () =>
    http.requests(lessons).map(({ path }) => new URL(path, 'http://school.test').searchParams.get('gap'))
  await waitFor(() => expect(gaps().at(-1)).toBe('marks'))
  fireEvent.click(await screen.findByRole('radio', { name: 'Без задания' }))
  await waitFor(() => expect(gaps().at(-1)).toBe('homework'))
  expect(address()).toBe('/journal-filling?tab=lessons&gap=homework')
  fireEvent.click(screen.getByRole('radio', { name: 'Без темы' }))
  await waitFor(() => expect(address()).toBe('/journal-filling?tab=lessons'))
})

test('a link of a class teacher with the former name shows the class', async () => {
  openPage(journalControlWeb.pages, '/journal-filling?guided=true&class=3', both)
  expect(await screen.findByRole('heading', inClass)).toBeTruthy()
})

test('else the own journals, of whose groups few marks are told', async () => {
  openPage(journalControlWeb.pages, '/journal-filling?tab=students', both)
  expect(await screen.findByRole('heading', { level: 1, name: 'Что не заполнено в моих журналах' })).toBeTruthy()
  await waitFor(() => expect(requested().map((query) => query.get('own_class'))).toEqual(['false']))
})
