import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import type { BellSchedule } from '../../contract/bells.ts'
import { calendarWeb } from '../index.ts'

const before = { id: 2, date_start: '2025-09-01', date_end: '2026-05-25', is_projection: false }
const usual = (start_time: string, end_time: string): BellSchedule => ({
  id: 5,
  title: 'Основные',
  is_default: true,
  weekdays: null,
  from_parallel: null,
  to_parallel: null,
  slots: [{ shift: 1, number: 1, start_time, end_time }],
  shifted_from: null,
  shift_minutes: null,
  version: 1,
})
/** Opens new bells in a school with these. @returns when its first lesson begins and ends there */
async function openNew(ofYear: Record<number, BellSchedule[]>) {
  http.answer('/api/passport/schedule/', ({ path }) => {
    const items = ofYear[Number(/year_id=(\d+)/.exec(path)?.[1])] ?? []
    return [200, { date: '2026-11-20', items, days: [], in_force: [] }]
  })
  openPage(calendarWeb.pages, '/passport/schedule', {
    permissions: { read: ['pas_schedule'], write: ['pas_schedule'] } as never,
  })
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Добавить звонки' })
  // until it is known with what they begin
  await waitFor(() => expect(add.disabled).toBe(false))
  fireEvent.click(add)
  const dialog = within(await screen.findByRole('dialog', { name: 'Новые звонки' }))
  return ['Начало', 'Конец'].map((edge) => dialog.getByLabelText<HTMLInputElement>(`${edge}, 1-й урок, 1 смена`).value)
}
beforeEach(() => {
  http.answer('/api/passport/years/', () => [200, { ...yearsAnswer, items: [...yearsAnswer.items, before] }])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
})

test('new bells begin from the school’s own', async () => {
  expect(await openNew({ 1: [usual('09:07', '09:47')] })).toEqual(['09:07', '09:47'])
})

test('those of a year without any begin from the year before', async () => {
  expect(await openNew({ 1: [], 2: [usual('07:55', '08:35')] })).toEqual(['07:55', '08:35'])
})

test('the first of a school begin from a usual day', async () => {
  expect(await openNew({})).toEqual(['08:00', '08:45'])
})
