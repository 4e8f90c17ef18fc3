import { msg } from '@lingui/core/macro'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { readViewReport, type ViewReport } from '../../contract/report.ts'
import { ViewReportPart } from './view-report.tsx'

afterEach(() => http.reset())

test('where nothing was opened, for how long views are kept is said all the same', async () => {
  const range = { from: '2026-10-22', to: '2026-11-20' }
  const report: ViewReport = {
    ...range,
    views: 0,
    people: 0,
    accounts: 12,
    kept_months: 13,
    days: [],
    pages: [],
    roles: [],
  }
  http.answer(readViewReport.path, () => [200, report])
  const Shown = () => <ViewReportPart audience="users" days="30" />
  const component = lazyPage(async () => ({ Shown }), 'Shown')
  openPage([{ id: 'views', path: '/views', access: signedIn(), title: msg`Просмотры`, component }], '/views', {})
  expect(await screen.findByText('За эти дни никто ничего не открывал')).toBeTruthy()
  expect(screen.getByText(/^Просмотры хранятся 13 месяцев/)).toBeTruthy()
})
