import { msg } from '@lingui/core/macro'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openedSession, sampleJournal } from '#areas/journal/web/testing/index.ts'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { RollTab } from './roll-tab.tsx'

const path = '/api/journal/journal/lesson/101/roll/'
const call = { at: '2026-09-02T03:05:00Z', by: 'Сериков А. Б.' }
let called: typeof call | null = null

beforeEach(() => {
  called = null
  http.reset()
  http.answer(path, ({ method }) => {
    if (method === 'POST') called = call
    return [200, method === 'POST' ? call : { students: [], hints: [], called }]
  })
})

/** The roll of the last of two lessons, three students. */
async function open() {
  const session = openedSession(sampleJournal({ students: 3, lessons: 2, today: '2026-09-02' }))
  const component = () => (
    <RollTab
      journalSession={session.journalSession}
      presence={null as never}
      period={1}
      address={{ tab: 'roll' }}
      change={() => {}}
    />
  )
  const page = { id: 'roll', path: '/roll', access: signedIn(), title: msg`Перекличка`, component } as const
  openPage([page], '/roll', { permissions: { read: ['jrn_journal'], write: ['jrn_journal'] } })
  await screen.findByRole('list', { name: 'Перекличка' })
  const row = (surname: string) =>
    screen.getByRole('button', { name: new RegExp(`^${surname}.*(присутствует|Отсутств|Опозд)`) })
  return { ...session, row, standing: () => session.cells().map(([, last]) => last) }
}
const openDrawer = async (surname: string) => {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^Другое: ${surname}`) }))
  return within(await screen.findByRole('dialog'))
}

test('«Все здесь» is said of a lesson where nobody is away; then the hour stands in its place', async () => {
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Все здесь' }))
  await waitFor(() => expect(screen.getByText(/Проведена в/)).toBeTruthy())
  expect(screen.queryByRole('button', { name: 'Все здесь' })).toBeNull()
  expect(http.requests(path).filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('digits after «О» are the minutes late, and being late is being there', async () => {
  const { row, standing } = await open()
  const key = (name: string, code: string) => fireEvent.keyDown(row('Абаева'), { key: name, code })
  key('о', 'KeyJ')
  for (const digit of ['1', '5']) key(digit, `Digit${digit}`)
  expect(standing()).toEqual(['О15', '', ''])
  expect(screen.getByText(/Присутствуют/).parentElement?.textContent).toContain('3 из 3')
  // a tap is another act: digits after it are nobody's
  fireEvent.click(row('Абаева'))
  key('5', 'Digit5')
  expect(standing()).toEqual(['', '', ''])
})

test('the drawer gives minutes by one press, and each kind in the colour of its letter', async () => {
  const { standing } = await open()
  const drawer = await openDrawer('Бекова')
  const kinds = [...document.querySelectorAll('[role=dialog] [data-miss]')].map((letter) => [
    letter.textContent,
    letter.getAttribute('data-miss'),
  ])
  expect(kinds).toContainEqual(['Н', 'unexcused'])
  expect(kinds).toContainEqual(['Б', 'illness'])
  fireEvent.click(drawer.getByRole('button', { name: '10 мин' }))
  expect(standing()).toEqual(['', 'О10', ''])
})

test('a mark for who is absent is asked about in the drawer: one press takes the miss away', async () => {
  const { row, standing } = await open()
  fireEvent.click(row('Ветров'))
  expect(standing()).toEqual(['', '', 'Н'])
  const drawer = await openDrawer('Ветров')
  fireEvent.click(drawer.getByRole('button', { name: 'Отметка 8' }))
  expect(standing()).toEqual(['', '', 'Н'])
  fireEvent.click(drawer.getByRole('button', { name: 'Снять Н и поставить 8?' }))
  expect(standing()).toEqual(['', '', '8'])
  expect(drawer.queryByRole('button', { name: /^Снять/ })).toBeNull()
})
