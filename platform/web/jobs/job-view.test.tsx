import { msg } from '@lingui/core/macro'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import type { LongJobReport } from '#platform/contract/long-jobs.ts'
import { http } from '../api/testing/fake-server.ts'
import { lazyPage } from '../lazy-page.ts'
import { openPage } from '../testing/open-page.tsx'
import { JobView } from './job-view.tsx'

afterEach(() => http.reset())
const Shown = () => <JobView id={4} />

test('the lists count what the progress counts, also within a piece of which some was not done; files are offered', async () => {
  const item = { detail: '', is_counted: true, not_done: 0 }
  const file = { job_id: 4, sheets: 25, bytes: 1000, made_at: '2026-11-20T08:01:00Z' }
  const job: LongJobReport = {
    files: [
      { ...file, number: 2, name: 'Справки 7Б.pdf', has_archive: false },
      { ...file, number: 1, name: 'Справки 7А.pdf', has_archive: true },
    ],
    id: 4,
    title: 'Загрузка учащихся',
    state: 'done',
    passed: 60,
    not_done: 1,
    total: 60,
    cancel_requested: false,
    can_be_undone: false,
    made_at: '2026-11-20T08:00:00Z',
    ended_at: '2026-11-20T08:01:00Z',
    items: [
      { ...item, number: 1, title: 'Строки 2–26', outcome: 'done', size: 25 },
      { ...item, number: 2, title: 'Строки 27–51', outcome: 'refused', detail: 'ИИН занят', size: 25, not_done: 1 },
      { ...item, number: 3, title: 'Строки 52–61', outcome: 'done', size: 10 },
      { ...item, number: 4, title: 'Письма', outcome: 'done', size: 1, is_counted: false },
    ],
  }
  http.answer('/api/admin/jobs/4', () => [200, job])
  const component = lazyPage(async () => ({ Shown }), 'Shown')
  openPage([{ id: 'job', path: '/job', access: signedIn(), title: msg`Работа`, component }], '/job', {})
  expect(await screen.findByText('Сделано: 59')).toBeTruthy()
  expect(screen.getByText('Не сделано: 1')).toBeTruthy()
  const rows = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((row) => row.textContent)
  expect(rows('Не сделано')).toEqual(['Строки 27–511 из 25 · ИИН занят'])
  expect(rows('Сделано')).toHaveLength(4)
  const taken = within(screen.getByRole('table', { name: 'Файлы' })).getAllByRole('button')
  expect(taken.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Скачать Справки 7Б.pdf',
    'Скачать Справки 7А.pdf',
    'Скачать по одному в ZIP: Справки 7А.pdf',
  ])
  expect(rows('Сделано')[1]).toBe('Строки 27–5124 из 25 · ИИН занят')
})
