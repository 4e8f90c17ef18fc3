import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import type { Course } from '../../contract/courses.ts'
import { curriculumWeb } from '../index.ts'

const course = (id: number, title: string): Course => ({
  id,
  title,
  short_title: title.slice(0, 3),
  title_kk: null,
  colour: '#1971c2',
  cathedra: null,
  ed_area: null,
  difficulty: null,
  room_kind: null,
  is_archived: false,
  merged_into: null,
  version: 3,
  parallels: [7],
  groups_count: 2,
  hours: 6,
})
const courses = [course(1, 'Алгебра'), course(2, 'Алгебра (старая)')]
const keeper = { permissions: { read: ['crs_course'], write: ['crs_course'] } }
const page = (items: Course[]) => ({ items, total: items.length, page: 1, size: 20, active: null })

beforeEach(() => {
  http.answer('/api/passport/years/', () => [200, yearsAnswer])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
  http.answer('/api/courses/courses/', () => [200, page(courses)])
  http.answer('/api/courses/courses/1', () => [200, { ...courses[0], lines: [], teachers: [] }])
  http.answer('/api/courses/cathedras/', () => [200, { items: [{ id: 5, title: 'Точных наук' }], total: 1 }])
  http.answer('/api/passport/dictionaries/', () => [200, { dictionary_id: 1, may_add: false, items: [] }])
})

test('a reader finds nothing to change', async () => {
  openPage(curriculumWeb.pages, '/managing/courses', { permissions: { read: ['crs_course'], write: [] } })
  expect(await screen.findByText('Алгебра')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Добавить предмет' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Импорт' })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('without courses who keeps them is told what to do first', async () => {
  http.answer('/api/courses/courses/', () => [200, page([])])
  openPage(curriculumWeb.pages, '/managing/courses', keeper)
  expect(await screen.findByText('Предметов пока нет')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Добавить предмет' })).toHaveLength(2)
})

test('a new course is sent as it was typed', async () => {
  const sent: unknown[] = []
  openPage(curriculumWeb.pages, '/managing/courses', keeper)
  fireEvent.click(await screen.findByRole('button', { name: 'Добавить предмет' }))
  const form = within(await screen.findByRole('dialog', { name: 'Новый предмет' }))
  fireEvent.click(form.getByRole('button', { name: 'Сохранить' }))
  expect(await form.findAllByText('Обязательное поле')).toHaveLength(2)
  http.answer('/api/courses/courses/', ({ body }) => {
    if (body === undefined) return [200, page(courses)]
    sent.push(typeof body === 'string' ? JSON.parse(body) : null)
    return [200, course(3, 'Черчение')]
  })
  fireEvent.change(form.getByLabelText('Название'), { target: { value: 'Черчение' } })
  fireEvent.change(form.getByLabelText('Кратко'), { target: { value: 'Черч.' } })
  fireEvent.change(form.getByLabelText('Трудность'), { target: { value: '4' } })
  fireEvent.click(form.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() =>
    expect(sent).toMatchObject([{ title: 'Черчение', short_title: 'Черч.', difficulty: 4, colour: null }]),
  )
})

test('one that is used is offered the archive', async () => {
  openPage(curriculumWeb.pages, '/managing/courses?active=1', keeper)
  fireEvent.click(await screen.findByRole('button', { name: 'Действия: Алгебра' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Удалить…' }))
  http.answer('/api/courses/courses/1', ({ method }) =>
    method === 'DELETE'
      ? [409, { detail: '«Алгебра» используется: Учебные группы — 2' }]
      : [200, { ...courses[0], lines: [], teachers: [] }],
  )
  const asked = within(await screen.findByRole('dialog', { name: 'Удалить «Алгебра»?' }))
  fireEvent.click(asked.getByRole('button', { name: 'Удалить' }))
  const offered = within(await screen.findByRole('dialog', { name: '«Алгебра» нельзя удалить' }))
  expect(offered.getByText(/Учебные группы — 2/)).toBeTruthy()
  expect(offered.getByRole('button', { name: 'Убрать в архив' })).toBeTruthy()
})

test('doubles are merged once it is seen what moves; an obstacle stops them', async () => {
  const sent: unknown[] = []
  http.answer('/api/courses/courses/merge/preview/', () => [
    200,
    { obstacles: [], effects: [{ title: 'Учебные группы', items: [], count: 2 }] },
  ])
  http.answer('/api/courses/courses/merge/', ({ body }) => {
    sent.push(typeof body === 'string' ? JSON.parse(body) : null)
    return [200, { merger_ids: [9], course: courses[1] }]
  })
  openPage(curriculumWeb.pages, '/managing/courses', keeper)
  await screen.findByText('Алгебра')
  for (const box of screen.getAllByRole('checkbox').slice(-2)) fireEvent.click(box)
  fireEvent.click(await screen.findByRole('button', { name: 'Объединить…' }))
  const form = within(await screen.findByRole('dialog', { name: 'Объединить предметы' }))
  fireEvent.click(form.getByRole('radio', { name: /старая/ }))
  expect(await form.findByText('Останется «Алгебра (старая)»')).toBeTruthy()
  expect(await form.findByText(/Учебные группы/)).toBeTruthy()
  fireEvent.click(form.getByRole('button', { name: 'Объединить' }))
  await waitFor(() => expect(sent).toEqual([{ into: { id: 2, version: 3 }, from: [{ id: 1, version: 3 }] }]))
})

test('what stands in the way is said, and nothing can be merged', async () => {
  http.answer('/api/courses/courses/merge/preview/', () => [200, { obstacles: ['В плане стоят оба'], effects: [] }])
  openPage(curriculumWeb.pages, '/managing/courses', keeper)
  await screen.findByText('Алгебра')
  for (const box of screen.getAllByRole('checkbox').slice(-2)) fireEvent.click(box)
  fireEvent.click(await screen.findByRole('button', { name: 'Объединить…' }))
  const form = within(await screen.findByRole('dialog', { name: 'Объединить предметы' }))
  expect(await form.findByText('В плане стоят оба')).toBeTruthy()
  expect(form.getByRole('button', { name: 'Объединить' })).toHaveProperty('disabled', true)
})

test('several get a department at once, each with the version that was seen', async () => {
  const sent: unknown[] = []
  http.answer('/api/courses/courses/assign/', ({ body }) => {
    sent.push(typeof body === 'string' ? JSON.parse(body) : null)
    return [200, { items: courses }]
  })
  openPage(curriculumWeb.pages, '/managing/courses', keeper)
  await screen.findByText('Алгебра')
  for (const box of screen.getAllByRole('checkbox').slice(-2)) fireEvent.click(box)
  fireEvent.click(await screen.findByRole('button', { name: 'Кафедра…' }))
  const form = within(await screen.findByRole('dialog', { name: 'Кафедра предметов' }))
  fireEvent.click(form.getByRole('combobox', { name: 'Кафедра' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Точных наук' }))
  fireEvent.click(form.getByRole('button', { name: 'Назначить' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        courses: [
          { id: 1, version: 3, cathedra_id: 5 },
          { id: 2, version: 3, cathedra_id: 5 },
        ],
      },
    ]),
  )
})
