import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { normsWeb } from './index.ts'

const path = '/api/passport/norms/'
const norm = {
  key: 'curriculum.study_weeks',
  title: 'Учебных недель в году',
  group: 'Учебный план',
  unit: 'недель',
  lines: [{ key: 'value', title: 'недель' }],
  max: 52,
  decimals: 0,
  may_change: true,
  values: [
    { since: '2027-09-01', numbers: { value: 36 }, source: 'Приказ № 9', version: 1 },
    { since: '2022-09-01', numbers: { value: 34 }, source: 'Проверьте по приказу', version: null },
  ],
}
const sent: unknown[] = []
beforeEach(() => {
  sent.length = 0
  http.answer(path, () => [200, { items: [norm], today: '2026-11-20' }])
  http.answer(`${path}${norm.key}/`, ({ body }) => {
    sent.push(JSON.parse(String(body)))
    return [200, norm]
  })
})
afterEach(() => http.reset())
const open = () =>
  openPage(normsWeb.pages, '/managing/norms', { permissions: { read: ['crs_rup'], write: ['crs_rup'] } })

test('what holds today is marked, and new numbers hold from a day on', async () => {
  open()
  const row = await screen.findByRole('row', { name: /01\.09\.2022/ })
  expect(within(row).getByText('сейчас')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Новые значения' }))
  fireEvent.change(await screen.findByLabelText(/^недель/), { target: { value: '35' } })
  fireEvent.change(screen.getByLabelText(/^Основание/), { target: { value: 'Приказ № 1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() =>
    expect(sent).toEqual([{ since: '2026-11-20', numbers: { value: 35 }, source: 'Приказ № 1', version: null }]),
  )
})

test('what the school entered is taken back', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Действия: с 01.09.2027' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Убрать' }))
  await waitFor(() => expect(sent).toEqual([{ since: '2027-09-01', version: 1 }]))
})
