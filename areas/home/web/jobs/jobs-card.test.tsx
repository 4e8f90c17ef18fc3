import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openedJob } from '#platform/web/jobs/open-job.ts'
import { openCards } from '#platform/web/testing/open-cards.tsx'
import { JobsCard } from './jobs-card.tsx'

test('a job is looked at in its window, all of them in theirs', async () => {
  const job = {
    id: 4,
    title: 'Люди в архив',
    state: 'running',
    passed: 2,
    not_done: 0,
    total: 9,
    cancel_requested: false,
    can_be_undone: false,
    made_at: '2026-11-20T05:00:00Z',
    ended_at: null,
  }
  http.answer('/api/admin/jobs/', () => [200, { items: [job, { ...job, id: 5, state: 'done', title: 'Табели' }] }])
  openCards(JobsCard)
  const card = within(await screen.findByRole('region', { name: 'Длительные работы' }))
  expect(card.queryByText('Табели')).toBeNull()
  fireEvent.click(card.getByRole('button', { name: 'Люди в архив' }))
  expect(openedJob.get()).toBe(4)
  fireEvent.click(card.getByRole('button', { name: 'Весь список' }))
  expect(openedJob.get()).toBe('list')
  openedJob.set(null)
})
