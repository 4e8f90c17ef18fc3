import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { msg } from '@lingui/core/macro'
import { signedIn } from '#platform/contract/access.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { CorrectionsCard } from '../home/corrections-card.tsx'
import { ProposePanel } from './propose-panel.tsx'
import { WaitingPanel } from './waiting-panel.tsx'

afterEach(() => http.reset())
const open = (Shown: () => React.JSX.Element, client: 0 | 1) => {
  const component = lazyPage(async () => ({ Shown }), 'Shown')
  openPage([{ id: 'shown', path: '/shown', access: signedIn(), title: msg`Данные`, component }], '/shown', { client })
}
const child = { id: 9, full_name: 'Ахметов Данияр' }

test('a family proposes, and sees what became of it', async () => {
  const sent: unknown[] = []
  http.answer('/api/users/me/children', () => [
    200,
    { items: [{ ...child, surname: 'Ахметов', name: 'Данияр', class: null }] },
  ])
  const done = { id: 1, person: child, field: 'phone', value: '+77010000001', made_at: '2026-11-20T08:00:00Z' }
  http.answer('/api/users/me/corrections/', () => [
    200,
    { items: [{ ...done, state: 'declined', answer: 'Принесите свидетельство' }] },
  ])
  http.answer('/api/users/corrections/', ({ body }) => {
    sent.push(JSON.parse(String(body)))
    return [200, { id: 2 }]
  })
  open(() => <ProposePanel personId={201} />, 1)
  expect(await screen.findByText('не принято')).toBeTruthy()
  fireEvent.change(await screen.findByLabelText('Как правильно'), { target: { value: '87010000002' } })
  fireEvent.click(screen.getByRole('button', { name: 'Предложить' }))
  await waitFor(() => expect(sent).toEqual([{ person_id: 9, field: 'phone', value: '87010000002' }]))
})

const item = { id: 5, person: child, made_at: '2026-11-20T08:00:00Z', proposed_by: 'Ахметова Дана' }

test('an Enter that was meant for something else declines nothing', async () => {
  http.answer('/api/users/corrections/', () => [
    200,
    { items: [{ ...item, field: 'surname', present: 'Ахметов', value: 'Ахметулы' }] },
  ])
  open(() => <WaitingPanel personId={9} />, 0)
  fireEvent.click(await screen.findByRole('button', { name: 'Не принимать: Фамилия' }))
  await screen.findByRole('dialog')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Отмена'))
})

test('whoever keeps the record takes one field', async () => {
  const sent: unknown[] = []
  http.answer('/api/users/corrections/', () => [
    200,
    { items: [{ ...item, field: 'surname', present: 'Ахметов', value: 'Ахметулы' }] },
  ])
  http.answer('/api/users/corrections/5/answer/', ({ body }) => {
    sent.push(JSON.parse(String(body)))
    return [200, { id: 5 }]
  })
  open(() => <WaitingPanel personId={9} />, 0)
  fireEvent.click(await screen.findByRole('button', { name: 'Принять: Фамилия' }))
  await waitFor(() => expect(sent).toEqual([{ is_accepted: true, answer: null }]))
})

test('the first page says how many wait in all, not how many are listed', async () => {
  const items = [{ ...item, field: 'surname', present: 'Ахметов', value: 'Ахметулы' }]
  http.answer('/api/users/corrections/', () => [200, { items, total: 250 }])
  open(() => <CorrectionsCard />, 0)
  expect(await screen.findByText('250')).toBeTruthy()
})

test('a phone that is proposed can be called before it is taken', async () => {
  const phones = { field: 'phone', present: '+77010000001', value: '+77010000002' }
  http.answer('/api/users/corrections/', () => [200, { items: [{ ...item, ...phones }] }])
  open(() => <WaitingPanel personId={9} />, 0)
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:+77010000001', 'tel:+77010000002'])
})
