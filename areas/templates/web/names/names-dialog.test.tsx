import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openCards } from '#platform/web/testing/open-cards.tsx'
import { NamesDialog } from './names-dialog.tsx'

const form = (language: 'ru' | 'kk', which: string, computed: string, corrected: string | null = null) => ({
  language,
  case: which,
  computed,
  corrected,
})

test('a form is corrected for all papers, and what stood there by itself stays told', async () => {
  let corrected: string | null = null
  const answer = () => ({
    id: 101,
    full_name: 'Ахметов Данияр',
    forms: [form('ru', 'dative', 'Ахметову Данияру', corrected), form('kk', 'dative', 'Ахметов Даниярға')],
  })
  http.answer('/api/documents/names/101/', ({ method, body }) => {
    if (method === 'PATCH') corrected = (JSON.parse(String(body)) as { full_name: string | null }).full_name
    return [200, answer()]
  })
  openCards(() => <NamesDialog personId={101} onClose={() => undefined} />)
  const field = await screen.findByLabelText<HTMLInputElement>('дательный')
  expect(field.value).toBe('Ахметову Данияру')
  expect(screen.getByLabelText<HTMLInputElement>('барыс септік').value).toBe('Ахметов Даниярға')
  fireEvent.change(field, { target: { value: 'Ахметову Даниярy' } })
  fireEvent.click(screen.getByRole('button', { name: 'Исправить' }))
  await waitFor(() => expect(screen.getByText(/Само пишется так: Ахметову Данияру/)).toBeTruthy())
  expect(corrected).toBe('Ахметову Даниярy')
  fireEvent.click(screen.getByRole('button', { name: 'Вернуть' }))
  await waitFor(() => expect(corrected).toBeNull())
})
