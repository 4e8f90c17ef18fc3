import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import { listViewers, readViewReport, type Viewer, type ViewReport } from '../contract/report.ts'
import { pageViewsWeb } from './index.ts'

const administrator = { permissions: { read: ['log_logging', 'log_page_views'], write: [] } }
const report: ViewReport = {
  from: '2026-10-22',
  to: '2026-11-20',
  kept_months: 13,
  accounts: 12,
  views: 40,
  people: 5,
  days: [],
  pages: [{ page_id: 'page-views', views: 40, people: 5, from: [] }],
  roles: [{ title: 'Учитель', views: 40, people: 5 }],
}
const viewer = (id: number, full_name: string, views: number): Viewer => ({
  id,
  person_id: id,
  full_name,
  roles: ['Учитель'],
  views,
  days: 2,
  last_at: views === 0 ? null : '2026-11-20T03:10:00Z',
})
const often = viewer(7, 'Ким Виктория Андреевна', 40)
const never = viewer(8, 'Волкова Мария', 0)
const requested = () =>
  http.requests(listViewers.path).map(({ path }) => new URL(path, 'http://school.test').searchParams)

beforeEach(() => {
  http.answer('/api/passport/years/', () => [200, yearsAnswer])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
  http.answer('/api/admin/users/lists/', () => [200, { hidden: [], views: [] }])
  http.answer(readViewReport.path, () => [200, report])
  http.answer(listViewers.path, ({ path }) => {
    const query = new URL(path, 'http://school.test').searchParams
    const items = query.has('away') ? [never] : query.get('asc') === 'false' ? [often, never] : [never, often]
    return [200, { items, total: items.length, page: 1, size: 20, active: null }]
  })
  http.answer(`${listViewers.path}7/`, () => [
    200,
    {
      viewer: often,
      views: [{ id: 1, at: '2026-11-20T03:10:00Z', page_id: 'page-views', path: '/page-views/users', acted_by: null }],
    },
  ])
})

test('what is opened, who has not come for long, and where a person has been', async () => {
  const { address } = openPage(pageViewsWeb.pages, '/page-views/employees', administrator)
  expect(await screen.findByRole('heading', { name: 'Просмотры страниц' })).toBeTruthy()
  const pages = within(await screen.findByRole('table', { name: 'Страницы' }))
  expect(pages.getByRole('row', { name: /^Просмотры страниц/ })).toBeTruthy()

  fireEvent.click(screen.getByRole('radio', { name: 'Люди' }))
  const byViews = await screen.findByRole('button', { name: 'Просмотров' })
  fireEvent.click(byViews)
  await waitFor(() => expect(requested().at(-1)?.get('sort')).toBe('views'))
  fireEvent.click(screen.getByRole('button', { name: 'Просмотров' }))
  await waitFor(() => expect(requested().at(-1)?.get('asc')).toBe('false'))
  const person = await waitFor(() => {
    const row = screen.getAllByRole('row')[1] as HTMLElement
    expect(row.textContent).toContain(often.full_name)
    return within(row)
  })
  expect(person.getByText('40')).toBeTruthy()
  fireEvent.click(person.getByRole('link'))
  const drawer = await screen.findByRole('dialog', { name: 'Путь по страницам' })
  const path = within(drawer)
  expect(await path.findByRole('heading', { name: often.full_name })).toBeTruthy()
  expect(await path.findByText('/page-views/users')).toBeTruthy()
  fireEvent.keyDown(drawer, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  fireEvent.click(screen.getByRole('combobox', { name: 'Заходили и нет' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Не заходили 7 дней' }))
  await waitFor(() => expect(requested().at(-1)?.get('away')).toBe('7'))
  await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(often.full_name) })).toBeNull())
  expect(screen.getByRole('row', { name: new RegExp(never.full_name) })).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: 'Учащиеся' }))
  await waitFor(() => expect(address()).toMatch(/^\/page-views\/students/))
})
