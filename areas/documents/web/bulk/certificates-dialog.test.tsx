import { msg } from '@lingui/core/macro'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openedJob } from '#platform/web/jobs/open-job.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { CertificatesDialog } from './certificates-dialog.tsx'

const path = '/api/documents/certificates/'
const close = vi.fn<() => void>()
const Shown = () => <CertificatesDialog onClose={close} />
const open = () => {
  const component = lazyPage(async () => ({ Shown }), 'Shown')
  openPage([{ id: 'bulk', path: '/bulk', access: signedIn(), title: msg`Справки`, component }], '/bulk', {})
}
afterEach(() => {
  http.reset()
  openedJob.set(null)
})

test('a whole school: how many there will be, and the work that makes them', async () => {
  const classes = [
    { id: 1, title: '7А', students: 25 },
    { id: 2, title: '7Б', students: 24 },
  ]
  http.answer(path, ({ method }) =>
    method === 'POST'
      ? [200, { id: 9 }]
      : [200, { kinds: [{ id: 5, title: 'С места учёбы', languages: ['kk'] }], classes }],
  )
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Составить' }))
  expect(await screen.findByText('Выберите классы или всю школу')).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: 'Вся школа' }))
  expect(await screen.findByText(/Будет справок: 49/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Составить' }))
  await waitFor(() => expect(openedJob.get()).toBe(9))
  expect(close).toHaveBeenCalled()
})

test('where nothing can be made, what is needed is said', async () => {
  http.answer(path, () => [200, { kinds: [], classes: [] }])
  open()
  expect(await screen.findByText(/нужен вид документов «Справка» об ученике/)).toBeTruthy()
})
