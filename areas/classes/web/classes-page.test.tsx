import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import { classesWeb } from './index.ts'

const none = {
  year: { id: 1, from: '2026-09-01', to: '2027-05-25' },
  parallels: [],
  classes: [],
  placeless: null,
  may_add: false,
}
const reader = { permissions: { read: ['grp_group'], write: [] } }

beforeEach(() => {
  http.answer('/api/passport/years/', () => [200, yearsAnswer])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
})

test('a list that cannot be read offers to repeat', async () => {
  http.answer('/api/grouping/classes/year/', () => [422, { detail: 'Так нельзя' }])
  openPage(classesWeb.pages, '/managing/grades', reader)
  const repeat = await screen.findByRole('button', { name: 'Повторить' })
  expect(screen.getByText('Не удалось загрузить')).toBeTruthy()
  http.answer('/api/grouping/classes/year/', () => [200, none])
  fireEvent.click(repeat)
  expect(await screen.findByText('Классов пока нет')).toBeTruthy()
})

test.each([
  { who: 'who keeps classes', write: ['grp_grade'], says: /Добавьте классы параллели сразу несколько/ },
  { who: 'a reader', write: [], says: 'Классы добавляют заместители директора и учебная часть' },
])('without classes $who reads where they come from', async ({ write, says }) => {
  http.answer('/api/grouping/classes/year/', () => [200, { ...none, may_add: write.length > 0 }])
  openPage(classesWeb.pages, '/managing/grades', { permissions: { read: ['grp_group'], write } })
  expect(await screen.findByText('Классов пока нет')).toBeTruthy()
  expect(screen.getByText(says)).toBeTruthy()
})

const seventh = {
  id: 1,
  title: '7А',
  parallel: 7,
  letter: 'А',
  shift: 1,
  language: 'ru',
  profile: '',
  class_teacher: null,
  curator: null,
  home_room: { id: 4, title: '201' },
  students_count: 27,
  capacity: 25,
  opened_on: '2027-01-11',
  closed_on: null,
  version: 3,
  origins: [{ id: 2, title: '7Б', from: '2027-01-11' }],
  may_edit: true,
}
test('a class says how full it is, of which it was made, and what can be done with it', async () => {
  http.answer('/api/grouping/classes/year/', () => [
    200,
    {
      ...none,
      parallels: [7, 8],
      classes: [seventh, { ...seventh, id: 3, title: '7В', capacity: null }],
      placeless: 2,
      may_add: true,
    },
  ])
  openPage(classesWeb.pages, '/managing/grades', { permissions: { read: ['grp_grade'], write: ['grp_grade'] } })
  expect(await screen.findByText('Больше вместимости на 2')).toBeTruthy()
  expect(screen.getByText('27 из 25')).toBeTruthy()
  expect(screen.getByTitle('Вместимость не указана')).toBeTruthy()
  expect(screen.getAllByText('Образован из: 7Б')).toHaveLength(2)
  expect(screen.getByText('В параллели нет классов')).toBeTruthy()
  expect(screen.getByRole('button', { name: '2 ученика без класса' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Действия: 7А' }))
  expect(await screen.findByRole('menuitem', { name: 'Разделить' })).toBeTruthy()
})
