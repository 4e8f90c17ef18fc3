import { msg } from '@lingui/core/macro'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleJournal } from '#areas/journal/web/testing/index.ts'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { JournalFiles } from './journal-files.tsx'

const path = '/api/journal/reports/journal/7/'

beforeEach(() => {
  http.reset()
  // what a browser does with a file is not of interest here
  http.answer(path, () => [200, {}])
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('a journal is taken as PDF and as XLSX: of the quarter that is shown, of a month, of the year', async () => {
  const component = () => <JournalFiles grid={sampleJournal({ students: 1, lessons: 40 })} period={1} />
  const page = { id: 'files', path: '/files', access: signedIn(), title: msg`Журнал`, component } as const
  openPage([page], '/files', { permissions: { read: ['jrn_journal'], write: [] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Печать и XLSX' }))
  const time = await screen.findByLabelText<HTMLSelectElement>('За какое время')
  const taken = () => http.requests(path).map(({ path: address }) => address.replace(path, ''))
  const take = async (file: 'PDF' | 'XLSX', address: string) => {
    fireEvent.click(screen.getByRole('button', { name: file }))
    await waitFor(() => expect(taken().at(-1)).toBe(address))
    await waitFor(() => expect(screen.getByRole('button', { name: file })).toHaveProperty('disabled', false))
  }
  await take('PDF', 'print/?quarter=1')
  await take('XLSX', 'export/?quarter=1')
  fireEvent.change(time, { target: { value: '2026-09' } })
  expect(time.selectedOptions[0]?.textContent).toBe('Сентябрь 2026')
  await take('PDF', 'print/?month=2026-09')
  await take('XLSX', 'export/?month=2026-09')
  fireEvent.change(time, { target: { value: 'year' } })
  await take('PDF', 'print/')
})
