import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openCards, readCard } from '#platform/web/testing/open-cards.tsx'
import { openPage } from '#platform/web/testing/open-page.tsx'
import type { ApprovalRow, Run } from '../../contract/runs.ts'
import { WaitingCard } from '../home/waiting-card.tsx'
import { approvalsWeb } from '../index.ts'

const run: Run = {
  id: 7,
  kind: 'documents.document:12',
  subject_id: 70,
  title: 'Приказ об отпуске',
  author: { id: 2, name: 'Ким В. А.' },
  state: 'running',
  remark: null,
  started_at: '2026-11-18T05:00:00Z',
  ended_at: null,
  content_version: 3,
  steps: [
    {
      id: 1,
      stage: 1,
      title: 'Завуч',
      act: 'approve',
      needs: 'any',
      state: 'done',
      due_on: null,
      is_stuck: false,
      deciders: [
        {
          person: { id: 3, name: 'Асанова А. А.' },
          decision: 'approved',
          decided_by: { id: 4, name: 'Токтаров Т. Д.' },
          decided_at: '2026-11-19T05:00:00Z',
          remark: 'Согласна, но короче',
          deputy: null,
        },
      ],
    },
    {
      id: 2,
      stage: 2,
      title: 'Директор',
      act: 'approve',
      needs: 'any',
      state: 'open',
      due_on: '2026-11-19',
      is_stuck: true,
      deciders: [],
    },
  ],
}
const { steps: _steps, ...head } = run
const row = (changes: Partial<ApprovalRow> = {}): ApprovalRow => ({
  ...head,
  kind_title: 'Приказы',
  link: '/documents/12',
  facts: [{ title: 'Сотрудник', value: 'Ким В. А.' }],
  step: 'Директор',
  due_on: '2026-11-19',
  next: ['Алимбекова Ж. Н.'],
  mine: { acts: ['approve'], on_behalf_of: [], may_withdraw: false },
  ...changes,
})
const path = '/api/documents/approvals/'
const counts = { decide: 2, returned: 0, sent: 1, done: 9, stuck: 0 }
let rows: ApprovalRow[]
beforeEach(() => {
  http.reset()
  rows = [row(), row({ id: 8, title: 'Приказ о премии' })]
  const answer = () => ({ items: rows, total: rows.length, page: 1, size: 20, active: null, counts, kinds: [] })
  http.answer(`${path}?`, () => [200, answer()])
  http.answer('/api/documents/waiting/', () => [
    200,
    {
      total: 3,
      groups: [
        {
          id: 'absence-reasons',
          title: 'Причины отсутствия ждут ответа',
          link: '/absence-reasons?state=waiting',
          total: 3,
          items: [{ id: 1, title: 'Садыков Д.', hint: 'Поездка', link: '/absence-reasons?active=1', due_on: null }],
        },
      ],
    },
  ])
})
const bodies = (url: string) => http.requests(url).map(({ body }) => JSON.parse(String(body)) as unknown)
const open = (at = '/approvals', keys: string[] = []) =>
  openPage(approvalsWeb.pages, at, { permissions: { read: keys, write: keys } })

test('what waits is decided where it stands, by the version that was seen; other areas stand below', async () => {
  http.answer(`${path}7/decide/`, () => [200, { run, mine: row().mine }])
  open()
  expect(await screen.findByRole('tab', { name: 'Решить (2)' })).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Согласовать: Приказ об отпуске' }))
  await waitFor(() => expect(bodies(`${path}7/decide/`)).toEqual([{ decision: 'approve', remark: null, seen: 3 }]))
  expect((await screen.findByText('Садыков Д.')).getAttribute('href')).toBe('/absence-reasons?active=1')
  // who does not maintain routes has no section of what waits for nobody
  expect(screen.queryByRole('tab', { name: 'Некому решать' })).toBeNull()
})

test('a return is not sent without a word', async () => {
  http.answer(`${path}7/decide/`, () => [200, { run, mine: row().mine }])
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Вернуть: Приказ об отпуске' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Нет даты' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Вернуть' }))
  await waitFor(() => expect(bodies(`${path}7/decide/`)).toEqual([{ decision: 'return', remark: 'Нет даты', seen: 3 }]))
})

test('of many what was refused is told with its reason', async () => {
  http.answer(`${path}decide/`, () => [
    200,
    {
      items: [
        { id: 7, title: 'Приказ об отпуске', is_done: true, problem: null },
        { id: 8, title: 'Приказ о премии', is_done: false, problem: 'Текст изменён: посмотрите снова и решите' },
      ],
    },
  ])
  open()
  fireEvent.click((await screen.findAllByRole('checkbox'))[0]!)
  const bar = within(await screen.findByRole('toolbar', { name: 'Действия с выбранными' }))
  fireEvent.click(bar.getByRole('button', { name: 'Согласовать' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Согласовать' }))
  expect(await screen.findByText('Текст изменён: посмотрите снова и решите')).toBeTruthy()
  expect(bodies(`${path}decide/`)).toEqual([
    {
      decision: 'approve',
      remark: null,
      runs: [
        { id: 7, seen: 3 },
        { id: 8, seen: 3 },
      ],
    },
  ])
})

test('the way of a run says who has decided for whom; where nobody could, who maintains routes names somebody', async () => {
  http.answer(`${path}7`, () => [200, { run, link: '/documents/12', facts: row().facts, mine: row().mine }])
  http.answer('/api/documents/staff/', () => [200, { items: [{ id: 5, name: 'Волкова Мария' }] }])
  open('/approvals?active=7', ['doc_templates'])
  expect(await screen.findByText('Токтаров Т. Д., и. о. (замещает: Асанова А. А.)')).toBeTruthy()
  expect(screen.getByText('Согласна, но короче')).toBeTruthy()
  expect(screen.getAllByText('просрочено, срок 19.11.2026').length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('button', { name: 'Назначить решающего: Директор' }))
  expect(await screen.findByRole('dialog', { name: 'Кто решает: Директор' })).toBeTruthy()
})

test('where nothing waits the section says what comes here', async () => {
  rows = []
  open('/approvals?section=sent')
  expect(await screen.findByText('На согласовании ничего нет')).toBeTruthy()
})

test('the first page shows what is on its reader', async () => {
  http.answer('/api/documents/waiting/', () => [
    200,
    {
      total: 4,
      groups: [
        {
          id: 'approvals',
          title: 'Согласование и подпись',
          link: '/approvals',
          total: 4,
          items: [
            {
              id: 7,
              title: 'Приказ об отпуске',
              hint: 'Директор · Ким В. А.',
              link: '/approvals?active=7',
              due_on: '2020-01-01',
            },
          ],
        },
      ],
    },
  ])
  openCards(WaitingCard)
  const { card, ways, lines } = await readCard('На мне')
  expect(card.getByText('4')).toBeTruthy()
  expect(lines).toEqual(['Приказ об отпускеДиректор · Ким В. А. · просрочено'])
  expect(ways).toEqual([
    ['Приказ об отпуске', '/approvals?active=7'],
    ['Весь список', '/approvals'],
  ])
})
