import { msg } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { signedIn } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { query } from '../api/index.ts'
import { http } from '../api/testing/fake-server.ts'
import { lazyPage } from '../lazy-page.ts'
import { openPage } from '../testing/open-page.tsx'
import { DutyCard } from './duty-card.tsx'

const listDuties = endpoint({
  method: 'GET',
  path: '/api/duties/',
  access: signedIn(),
  response: z.object({ total: z.int(), items: z.array(z.string()) }),
  summary: '',
})
function Duties() {
  const duties = useQuery(query(listDuties))
  const read = ({ total, items }: { total: number; items: string[] }) => ({
    total,
    rows: items.map((title) => ({ id: title, title })),
  })
  return <DutyCard title="Дела" of={duties} read={read} all={null} />
}
const open = () =>
  openPage(
    [
      {
        id: 'duties',
        path: '/',
        access: signedIn(),
        title: msg`Дела`,
        component: lazyPage(async () => ({ Duties }), 'Duties'),
      },
    ],
    '/',
    {},
  )

test('three stand at first, the rest at a tap, and what the answer leaves out is said', async () => {
  http.answer('/api/duties/', () => [200, { total: 60, items: ['а', 'б', 'в', 'г', 'д'] }])
  open()
  expect(await screen.findAllByRole('listitem')).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: 'Ещё 57' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByText('Показаны первые 5 из 60')).toBeTruthy()
})

test('nothing waits: no card', async () => {
  http.answer('/api/duties/', () => [200, { total: 0, items: [] }])
  open()
  await expect.poll(() => http.requests('/api/duties/')).toHaveLength(1)
  expect(screen.queryByText('Дела')).toBeNull()
})

test('a card that the server could not be asked for says so, and comes by itself when it is back', async () => {
  http.answer('/api/duties/', () => 'dead')
  open()
  expect(await screen.findByText('Не удалось загрузить')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeTruthy()
  http.answer('/api/duties/', () => [200, { total: 1, items: ['а'] }])
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('listitem')).toBeTruthy()
})
