import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { msg } from '@lingui/core/macro'
import { signedIn } from '#platform/contract/access.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import { StudiesTab } from './studies-tab.tsx'

afterEach(() => http.reset())
const classes = [
  { id: 3, title: '7А', parallel: 7 },
  { id: 4, title: '7Б', parallel: 7 },
]
const open = (write: 'grp_grade'[]) => {
  http.answer('/api/passport/years/', () => [200, yearsAnswer])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
  http.answer('/api/journal/student/9/studies/', () => [200, { classes: [], groups: [] }])
  http.answer('/api/grouping/classes/', () => [200, { items: classes, total: 2, page: 1, size: 200, active: null }])
  const Shown = () => <StudiesTab studentId={9} />
  const component = lazyPage(async () => ({ Shown }), 'Shown')
  const page = { id: 'studies', path: '/card', access: signedIn(), title: msg`Учёба`, component } as const
  openPage([page], '/card', { permissions: { read: ['usr_user', ...write], write } })
}

test('a student without a class: it is said, and a class is given from here', async () => {
  const sent: unknown[] = []
  http.answer('/api/grouping/students/9/class/', ({ body }) => {
    sent.push(JSON.parse(String(body)))
    return [
      200,
      { class: { id: 4, title: '7Б' }, from: '2026-11-20', left: [], joined: [], to_choose: ['Английский язык'] },
    ]
  })
  open(['grp_grade'])
  expect(await screen.findByText('Класс не назначен')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Назначить класс' }))
  const form = within(await screen.findByRole('dialog', { name: 'Назначить класс' }))
  fireEvent.click(await form.findByPlaceholderText('Не назначен'))
  fireEvent.click(await screen.findByRole('option', { name: '7Б' }))
  fireEvent.click(form.getByRole('button', { name: 'Назначить' }))
  await waitFor(() => expect(sent).toMatchObject([{ class_id: 4 }]))
})

test('who may not give one is told who does', async () => {
  open([])
  expect(await screen.findByText(/Класс назначает учебная часть/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Назначить класс' })).toBeNull()
})
