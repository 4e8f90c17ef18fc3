import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { msg } from '@lingui/core/macro'
import type { Notice } from '#areas/notices/contract/notices.ts'
import { noticesWeb } from '#areas/notices/web/index.ts'
import { signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { resultSlots } from '#areas/journal/web/index.ts'
import { sampleJournal } from '#areas/journal/web/testing/index.ts'
import type { ReopeningRequest } from '../../contract/reopening-requests.ts'
import { resultsWeb } from '../index.ts'
import { AskReopening } from './ask-reopening.tsx'

const request: ReopeningRequest = {
  id: 12,
  group_id: 7,
  group: 'Алгебра 9А',
  quarter_id: 1,
  quarter: 'I четверть',
  author: 'Ким В. А.',
  reason: 'СОР переписан',
  made_at: '2026-11-20T05:00:00Z',
  state: 'open',
  answered_at: null,
  answerer: null,
  answer: null,
  until: null,
  is_own: false,
  may_answer: true,
}
const path = '/api/journal/reopening-requests/'
const deputy = { permissions: { read: ['jrn_reopen'], write: ['jrn_reopen'] } }
let shown: ReopeningRequest[] = []

beforeEach(() => {
  http.reset()
  shown = [request]
  http.answer(`${path}?`, () => [200, { items: shown, total: shown.length, page: 1, size: 20, active: null }])
})
const bodies = (url: string) => http.requests(url).map(({ body }) => JSON.parse(String(body)) as unknown)
const answered = (change: Partial<ReopeningRequest>) => () => {
  shown = [{ ...request, may_answer: false, answerer: 'Асанова А. А.', ...change }]
  return [200, shown[0]] as [number, unknown]
}

test('in the list a request is granted until a day', async () => {
  http.answer(`${path}12/grant/`, answered({ state: 'granted', until: '2026-11-27' }))
  openPage(resultsWeb.pages, '/journal-reopening', deputy)
  const day = await screen.findByLabelText('Открыть до: Алгебра 9А, I четверть')
  fireEvent.change(day, { target: { value: '27.11.2026' } })
  fireEvent.click(screen.getByRole('button', { name: 'Открыть: Алгебра 9А, I четверть' }))
  expect(await screen.findByText('Открыто до 27.11.2026, Асанова А. А.')).toBeTruthy()
  expect(bodies(`${path}12/grant/`)).toEqual([{ until: '2026-11-27' }])
})

test('in the bell it is refused with words, which are not left empty', async () => {
  const notice: Notice = {
    id: 3,
    kind: 'journal.reopening_request',
    title: 'Алгебра 9А, I четверть: просят открыть журнал',
    text: 'Ким В. А.: СОР переписан',
    link: '/journal-reopening?request=12',
    made_at: '2026-11-20T05:00:00Z',
    read_at: null,
  }
  http.answer('/api/admin/notices/unread', () => [200, { unread: 1 }])
  http.answer('/api/admin/notices/read', () => [200, { unread: 0 }])
  http.answer('/api/admin/notices/?', () => [200, { items: [notice], total: 1, page: 1, size: 8, active: null }])
  http.answer('/api/admin/notices/settings', () => [200, { kinds: [], quiet: null, mail: null, is_quiet: false }])
  http.answer(`${path}12/refuse/`, answered({ state: 'refused', answer: 'Приказа нет' }))
  openPage(noticesWeb.pages, '/notices', deputy, resultsWeb.fillings)
  fireEvent.click(await screen.findByRole('button', { name: 'Отказать: Алгебра 9А, I четверть' }))
  const words = screen.getByLabelText('Почему отказано: Алгебра 9А, I четверть')
  fireEvent.click(screen.getByRole('button', { name: 'Отказать' }))
  await waitFor(() => expect(words.getAttribute('aria-invalid')).toBe('true'))
  expect(http.requests(`${path}12/refuse/`)).toEqual([])
  fireEvent.change(words, { target: { value: 'Приказа нет' } })
  fireEvent.click(screen.getByRole('button', { name: 'Отказать' }))
  expect(await screen.findByText('Отказано: Приказа нет, Асанова А. А.')).toBeTruthy()
  expect(bodies(`${path}12/refuse/`)).toEqual([{ answer: 'Приказа нет' }])
  await waitFor(() => expect(bodies('/api/admin/notices/read')).toEqual([{ ids: [3] }]))
})

test('a teacher asks at the lock of a closed quarter, with a reason; then it is seen to wait', async () => {
  shown = []
  http.answer('/api/journal/journal/group/7/reopening-requests/', () => {
    shown = [{ ...request, is_own: true, may_answer: false }]
    return [200, shown[0]]
  })
  const [slot] = resultSlots(sampleJournal({ students: 1, lessons: 1 }))
  if (!slot) throw new Error('a quarter')
  const component = () => <AskReopening groupId={7} slot={slot} quarterId={1} />
  const page = { id: 'lock', path: '/lock', access: signedIn(), title: msg`Журнал`, component } as const
  openPage([page, ...resultsWeb.pages], '/lock', { permissions: { read: ['jrn_journal'], write: ['jrn_journal'] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Попросить открыть: I четверть' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(dialog.getByLabelText('Причина').getAttribute('aria-invalid')).toBe('true'))
  fireEvent.change(dialog.getByLabelText('Причина'), { target: { value: 'СОР переписан' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByRole('link', { name: 'Запрос на открытие ждёт ответа: I четверть' })).toBeTruthy()
  expect(bodies('/api/journal/journal/group/7/reopening-requests/')).toEqual([
    { quarter_id: 1, reason: 'СОР переписан' },
  ])
})

test('who has asked takes it back', async () => {
  shown = [{ ...request, is_own: true, may_answer: false }]
  http.answer(`${path}12/withdraw/`, answered({ state: 'withdrawn', is_own: true, answerer: null }))
  openPage(resultsWeb.pages, '/journal-reopening', {
    permissions: { read: ['jrn_journal'], write: ['jrn_journal'] },
  })
  const withdraw = { name: 'Отозвать: Алгебра 9А, I четверть' }
  fireEvent.click(await screen.findByRole('button', withdraw))
  await waitFor(() => expect(screen.queryByRole('button', withdraw)).toBeNull())
  expect(http.requests(`${path}12/withdraw/`)).toHaveLength(1)
})
