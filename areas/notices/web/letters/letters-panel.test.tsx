import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import type { SentLetter } from '../../contract/letters.ts'
import { noticesWeb } from '../index.ts'

const failed: SentLetter = {
  id: 7,
  subject: 'Справка с места учёбы',
  recipient: null,
  address: 'family@mail.example',
  sender: 'Ким Ольга',
  state: 'failed',
  queued_at: '2026-11-20T05:00:00Z',
  sent_at: null,
  next_try_at: null,
  tries: 1,
  reason: 'почта получателя не приняла письмо',
  files: 1,
  may_change: true,
}

test('who has sent a letter sees why it did not arrive and sends it again', async () => {
  const asked: string[] = []
  http.answer('/api/admin/letters/', () => [200, { items: [failed], total: 1, page: 1, size: 20, active: null }])
  http.answer('/api/admin/letters/7/retry/', (request) => {
    asked.push(request.method)
    return [200, { id: 7 }]
  })
  openPage(noticesWeb.pages, '/notices?tab=letters', {})
  await screen.findByText('почта получателя не приняла письмо')
  fireEvent.click(await screen.findByRole('button', { name: 'Действия с письмом: Справка с места учёбы' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Отправить ещё раз' }))
  await waitFor(() => expect(asked).toEqual(['POST']))
})

test('families write no letters: they have no such tab', async () => {
  http.answer('/api/admin/notices/', () => [200, { items: [], total: 0, page: 1, size: 20, active: null }])
  openPage(noticesWeb.pages, '/dashboard/notices', { client: 1 })
  await screen.findByRole('tab', { name: 'Настройки' })
  expect(screen.queryByRole('tab', { name: 'Письма' })).toBeNull()
})
