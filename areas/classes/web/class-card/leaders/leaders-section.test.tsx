import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import type { LeadersOfClass } from '../../../contract/leaders.ts'
import { classesWeb } from '../../index.ts'

const serik = { id: 51, full_name: 'Серикова Алия' }
const leaders: LeadersOfClass = {
  may_edit: true,
  year: { from: '2026-09-01', to: '2027-05-25' },
  items: [
    { id: 1, kind: 'teacher', person: serik, from: '2026-10-01', to: null, state: 'now', version: 3 },
    {
      id: 2,
      kind: 'teacher',
      person: { id: 52, full_name: 'Ким Ли' },
      from: '2026-09-01',
      to: '2026-09-30',
      state: 'before',
      version: 1,
    },
  ],
}
const schoolClass = {
  id: 7,
  title: '7А',
  parallel: 7,
  letter: 'А',
  shift: 1,
  language: 'ru',
  profile: '',
  class_teacher: serik,
  curator: null,
  home_room: null,
  students_count: 0,
  previous_class: null,
  students: [],
  subjects: [],
}
const open = (answer: LeadersOfClass) => {
  http.answer('/api/passport/years/', () => [200, yearsAnswer])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
  http.answer('/api/grouping/classes/', () => [200, { items: [schoolClass], total: 1, page: 1, size: 20, active: 7 }])
  http.answer('/api/grouping/classes/7', () => [200, schoolClass])
  http.answer('/api/grouping/classes/7/leaders/', () => [200, answer])
  openPage(classesWeb.pages, '/managing/grades?view=list&active=7', {
    permissions: { read: ['grp_grade'], write: ['grp_grade'] },
  })
}

test('who leads a class now and who did, with their days', async () => {
  open({ ...leaders, may_edit: false })
  expect(await screen.findByText('Классный руководитель · с 01.10.2026')).toBeTruthy()
  expect(screen.getByText('Классный руководитель · 01.09.2026 – 30.09.2026')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Назначить' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Действия: Серикова Алия' })).toBeNull()
})

test('an Enter that was meant for something else ends no appointment', async () => {
  open(leaders)
  fireEvent.click(await screen.findByRole('button', { name: 'Действия: Серикова Алия' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Завершить…' }))
  await screen.findByRole('dialog', { name: 'Завершить: Серикова Алия' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Отмена'))
})

test('an end is sent with the version that was seen', async () => {
  const sent: unknown[] = []
  http.answer('/api/grouping/class-leaders/1', ({ body }) => {
    sent.push(JSON.parse(String(body)))
    return [200, { ...leaders.items[0], to: '2026-12-31', version: 4 }]
  })
  open(leaders)
  fireEvent.click(await screen.findByRole('button', { name: 'Действия: Серикова Алия' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Завершить…' }))
  const form = within(await screen.findByRole('dialog', { name: 'Завершить: Серикова Алия' }))
  fireEvent.change(form.getByLabelText('Последний день'), { target: { value: '31.12.2026' } })
  fireEvent.click(form.getByRole('button', { name: 'Завершить' }))
  await waitFor(() => expect(sent).toMatchObject([{ version: 3, to: '2026-12-31' }]))
})
