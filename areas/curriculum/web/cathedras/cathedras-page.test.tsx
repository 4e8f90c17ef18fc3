import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import type { CathedraCard } from '../../contract/cathedras.ts'
import { curriculumWeb } from '../index.ts'

const person = { id: 51, full_name: 'Серикова Алия' }
const tenure = { from: '2024-09-01', to: null, state: 'now', version: 2 } as const
const cathedra: CathedraCard = {
  id: 7,
  title: 'Точных наук',
  head: person,
  members_count: 1,
  courses_count: 0,
  hours: 40,
  is_archived: false,
  version: 4,
  heads: [{ id: 3, person, ...tenure }],
  members: [
    { id: 11, person, ...tenure, position: 'Учитель', is_head: true, hours: 18 },
    {
      id: 12,
      person: { id: 52, full_name: 'Ким Ли' },
      from: null,
      to: '2025-08-31',
      state: 'before',
      version: 1,
      position: null,
      is_head: false,
      hours: 0,
    },
  ],
  courses: [],
  may_edit: true,
  may_keep: true,
}
const rights = { permissions: { read: ['crs_cathedra'], write: ['crs_cathedra'] } }
const open = (card: CathedraCard) => {
  http.answer('/api/courses/cathedras/7', () => [200, card])
  openPage(curriculumWeb.pages, '/managing/cathedra?active=7', rights)
}

beforeEach(() => {
  http.answer('/api/passport/years/', () => [200, yearsAnswer])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
  http.answer('/api/courses/cathedras/', () => [200, { items: [cathedra], total: 1, page: 1, size: 20, active: 7 }])
})

test('a head keeps the members of the own department and names no head', async () => {
  open({ ...cathedra, may_keep: false })
  expect(await screen.findByText('с 01.09.2024')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Добавить сотрудников' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Назначить заведующего' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Добавить кафедру' })).toBeNull()
})

test('of another department everything is only read; who was there stands behind a button', async () => {
  open({ ...cathedra, may_keep: false, may_edit: false })
  fireEvent.click(await screen.findByRole('button', { name: 'Прежние: 1' }))
  expect(await screen.findByText('по 31.08.2025')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Добавить сотрудников' })).toBeNull()
})

test('before a new head is named it is said whose days end, and nobody is named without a choice', async () => {
  open(cathedra)
  fireEvent.click(await screen.findByRole('button', { name: 'Назначить заведующего' }))
  const form = within(await screen.findByRole('dialog', { name: 'Назначить заведующего' }))
  fireEvent.change(form.getByLabelText('С'), { target: { value: '01.12.2026' } })
  expect(await form.findByText(/Серикова Алия: последний день 30\.11\.2026/)).toBeTruthy()
  fireEvent.click(form.getByRole('button', { name: 'Назначить' }))
  expect(await form.findByText('Выберите сотрудника')).toBeTruthy()
  expect(http.requests('/api/courses/cathedras/7/heads/')).toEqual([])
})

test('a member ends on a day, with the version that was seen', async () => {
  const sent: unknown[] = []
  http.answer('/api/courses/cathedra-members/11', ({ body }) => {
    sent.push(JSON.parse(String(body)))
    return [200, { id: 11, person, ...tenure, to: '2026-12-31', version: 3 }]
  })
  open(cathedra)
  const members = within(await screen.findByRole('table', { name: 'Сотрудники' }))
  fireEvent.click(members.getByRole('button', { name: 'Действия: Серикова Алия' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Завершить…' }))
  const form = within(await screen.findByRole('dialog', { name: 'Завершить: Серикова Алия' }))
  fireEvent.change(form.getByLabelText('Последний день'), { target: { value: '31.12.2026' } })
  fireEvent.click(form.getByRole('button', { name: 'Завершить' }))
  await waitFor(() => expect(sent).toEqual([{ version: 2, to: '2026-12-31' }]))
})

test('one with courses is not archived: it is said what to do', async () => {
  open({ ...cathedra, courses: [{ id: 1, title: 'Алгебра', colour: null, groups_count: 1, hours: 3 }] })
  fireEvent.click(await screen.findByRole('button', { name: 'Действия: Точных наук' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Убрать в архив…' }))
  expect(await screen.findByText(/У кафедры есть предметы: Алгебра/)).toBeTruthy()
})
