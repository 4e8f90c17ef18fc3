import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Preview } from '#platform/contract/preview.ts'
import type { ProgressLine } from '#platform/contract/progress.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { quartersAnswer, yearsAnswer } from '#tests/school-year.ts'
import { previewPolicy, readGradingPolicy, type StoredPolicy } from '../../contract/policy.ts'
import { defaultPolicy } from '../../rules/policy.ts'
import { rulesAlone } from '../../rules/policy-rules.ts'
import { gradingWeb } from '../index.ts'

const stored: StoredPolicy = {
  id: 1,
  version: 1,
  rules: defaultPolicy(),
  made_at: '2026-08-20T05:00:00Z',
  author: null,
  reason: null,
  results_count: 6,
}
const path = '/managing/grading-policy'
const head = { permissions: { read: ['crs_attestation'], write: ['crs_attestation'] } }

beforeEach(() => {
  http.answer('/api/passport/years/', () => [200, yearsAnswer])
  http.answer('/api/passport/calendar/', () => [200, quartersAnswer])
  http.answer(readGradingPolicy.path, () => [200, { versions: [stored], proposed: rulesAlone(stored.rules) }])
  http.answer(previewPolicy.path, () => new Response(told.map(line).join('')))
})

const line = (said: ProgressLine<Preview>) => `${JSON.stringify(said)}\n`
const told: ProgressLine<Preview>[] = [
  { kind: 'begin', total: 2 },
  { kind: 'part', title: '5 классы' },
  { kind: 'part', title: '6 классы' },
  {
    kind: 'end',
    answer: {
      obstacles: [],
      effects: [{ title: 'Закрытые итоги останутся при своих правилах', items: [], count: 6 }],
      total: 'Открытые итоги не изменятся',
    },
  },
]

test('rules that do not hold together are answered at once, what others would change is shown before it is done', async () => {
  openPage(gradingWeb.pages, path, head)
  fireEvent.change(await screen.findByLabelText('ФО, %'), { target: { value: '30' } })
  fireEvent.change(screen.getByLabelText('Основание'), { target: { value: 'Решение педсовета' } })
  const look = screen.getByRole('button', { name: 'Посмотреть последствия' })
  fireEvent.click(look)
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining('вместе ровно 100'),
    ),
  )
  expect(http.requests(previewPolicy.path)).toEqual([])

  fireEvent.click(screen.getByRole('radio', { name: '50/50 без ФО' }))
  fireEvent.click(look)
  const asked = await screen.findByRole('dialog')
  const preview = within(asked)
  expect(asked.textContent).toMatch(/Закрытые итоги останутся при своих правилах:? ?6/)
  expect(asked.textContent).toContain('Открытые итоги не изменятся')
  expect(JSON.parse(String(http.requests(previewPolicy.path)[0]?.body))).toMatchObject({
    weights: { fo: 0, sor: 50, soch: 50 },
    year_id: 1,
  })
  fireEvent.click(preview.getByRole('button', { name: 'Отмена' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // nothing was made
  expect(
    http
      .requests(readGradingPolicy.path)
      .filter(({ method, path: to }) => method === 'POST' && !to.includes('preview')),
  ).toEqual([])
  expect(screen.queryByText(/^Действует версия/)).toBeNull()
})

test('it tells how far it has come; stopped or broken off it asks for nothing', async () => {
  const showError = vi.spyOn(notify, 'error').mockImplementation(() => undefined)
  const left = vi.fn()
  const lines = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode(told.slice(0, 2).map(line).join(''))),
    cancel: left,
  })
  http.answer(previewPolicy.path, () => new Response(lines))
  openPage(gradingWeb.pages, path, head)
  fireEvent.click(await screen.findByRole('radio', { name: '50/50 без ФО' }))
  fireEvent.change(screen.getByLabelText('Основание'), { target: { value: 'Решение педсовета' } })
  const look = screen.getByRole('button', { name: 'Посмотреть последствия' })
  fireEvent.click(look)
  await screen.findByText('Посчитано 1 из 2: 5 классы')
  expect(screen.getByRole('progressbar', { name: 'Посчитано' }).getAttribute('aria-valuenow')).toBe('50')
  fireEvent.click(screen.getByRole('button', { name: 'Остановить' }))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  await waitFor(() => expect(left).toHaveBeenCalled())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()

  http.answer(previewPolicy.path, () => new Response(told.slice(0, 2).map(line).join('')))
  fireEvent.click(look)
  await waitFor(() => expect(screen.getByRole('progressbar')).toBeTruthy())
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  await waitFor(() => expect(showError).toHaveBeenCalledWith('Произошла ошибка, повторите позже'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('who may only read finds no form', async () => {
  openPage(gradingWeb.pages, path, { permissions: { ...head.permissions, write: [] } })
  expect(await screen.findByRole('heading', { name: 'Действуют сейчас' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Посмотреть последствия' })).toBeNull()
})
