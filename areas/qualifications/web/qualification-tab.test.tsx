import { msg } from '@lingui/core/macro'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import type { Qualifications } from '../contract/qualifications.ts'
import { QualificationOfPerson } from './tab/qualification-tab.tsx'

const category = {
  id: 4,
  level: 'expert' as const,
  title: 'педагог-эксперт',
  from: '2022-03-01',
  to: '2027-02-28',
  order_number: '14-к',
  order_date: '2022-02-20',
  note: null,
  state: 'now' as const,
  version: 2,
}
const all: Qualifications = {
  educations: [],
  seniorities: [{ id: 7, counted_on: '2026-09-01', general_months: 120, teaching_months: 99, note: null, version: 1 }],
  categories: [category],
  present: { general_months: 122, teaching_months: 101 },
  notice_months: 6,
  may_write: true,
  today: '2026-11-20',
}
const sent: unknown[] = []
beforeEach(() => {
  sent.length = 0
  http.answer('/api/users/users/9/qualifications/', () => [200, all])
  http.answer('/api/users/users/9/qualifications/history/', () => [200, { items: [], total: 0, page: 1, size: 20 }])
})
afterEach(() => http.reset())
function open() {
  const component = lazyPage(async () => ({ Shown: () => <QualificationOfPerson personId={9} /> }), 'Shown')
  openPage([{ id: 'shown', path: '/shown', access: signedIn(), title: msg`Квалификация`, component }], '/shown', {})
}

test('a category that ends soon is marked, and seniority is told as of today', async () => {
  open()
  expect(await screen.findByText('Заканчивается')).toBeTruthy()
  expect(screen.getByText('01.03.2022 – 28.02.2027 · приказ 14-к от 20.02.2022')).toBeTruthy()
  expect(screen.getByText('Сегодня: общий 10 лет 2 мес., педагогический 8 лет 5 мес.')).toBeTruthy()
  expect(screen.getByText('Образование не записано')).toBeTruthy()
})

test('a new category says what becomes of the one before, and is sent with its order', async () => {
  http.answer('/api/users/users/9/categories/', ({ body }) => {
    sent.push(JSON.parse(String(body)))
    return [200, { ...category, id: 5 }]
  })
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Добавить: Категория' }))
  const form = within(await screen.findByRole('dialog', { name: 'Категория' }))
  expect(form.getByText('Прежняя категория «педагог-эксперт» закончится 19.11.2026.')).toBeTruthy()
  fireEvent.click(form.getByRole('button', { name: 'Сохранить' }))
  expect(await form.findByText('Выберите категорию')).toBeTruthy()
  fireEvent.click(form.getByRole('combobox', { name: 'Категория' }))
  fireEvent.click(await screen.findByRole('option', { name: 'педагог-мастер' }))
  fireEvent.change(form.getByLabelText('Номер приказа'), { target: { value: '20-к' } })
  fireEvent.click(form.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { level: 'master', from: '2026-11-20', to: null, order_number: '20-к', order_date: null, note: null },
    ]),
  )
})

test('seniority is written in years and months', async () => {
  http.answer('/api/users/seniorities/7', ({ body }) => {
    sent.push(JSON.parse(String(body)))
    return [200, { ...all.seniorities[0], version: 2 }]
  })
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Действия: На 01.09.2026' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Изменить' }))
  const form = within(await screen.findByRole('dialog', { name: 'Стаж на дату' }))
  fireEvent.change(form.getByLabelText('Педагогический, лет'), { target: { value: '11' } })
  fireEvent.click(form.getByRole('button', { name: 'Сохранить' }))
  expect(await form.findByText('Педагогический стаж не больше общего')).toBeTruthy()
  fireEvent.change(form.getByLabelText('Педагогический, лет'), { target: { value: '9' } })
  fireEvent.click(form.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { counted_on: '2026-09-01', general_months: 120, teaching_months: 111, note: null, version: 1 },
    ]),
  )
})

test('who may not write reads only', async () => {
  http.answer('/api/users/users/9/qualifications/', () => [200, { ...all, may_write: false }])
  open()
  expect(await screen.findByText('педагог-эксперт')).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: /Добавить|Действия/ })).toEqual([])
})
