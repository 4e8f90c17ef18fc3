import { fireEvent, screen, within } from '@testing-library/react'

import { afterEach, expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import type { Rollover } from '../contract/shapes.ts'
import { rolloverWeb } from './index.ts'

afterEach(() => http.reset())
const keys = ['grp_grade', 'grp_group_manage', 'crs_rup']
const formed = { letter: 'А', language: 'ru', profile: '', shift: 1, capacity: 25, id: null } as const
const answer: Rollover = {
  years: {
    from: { id: 1, title: '2026–2027' },
    into: { id: 2, title: '2027–2028', date_start: '2027-09-01' },
  },
  objection: '',
  version: 3,
  parallels: [
    {
      number: 7,
      mode: 'keep',
      by: 'evenly',
      seed: 0,
      classes: [
        {
          id: 5,
          title: '7А',
          language: 'ru',
          students: 24,
          moves: 23,
          leaves: 0,
          placed: 0,
          held: 1,
          into: { id: null, title: '8А' },
        },
      ],
      new_classes: [],
    },
  ],
  lowest: { number: 7, new_classes: [{ ...formed, title: '7А', students: 0 }] },
  held: [
    {
      student: { id: 8, full_name: 'Ким Алина' },
      class: { id: 5, title: '7А' },
      reason: 'repeats',
      note: 'Заявление',
      placed_in: null,
    },
  ],
  profiles: [],
  lines: 12,
  is_begun: false,
  job_id: null,
}
const open = (write: string[] = keys) => {
  http.answer('/api/grouping/rollover/', () => [200, answer])
  http.answer('/api/grouping/classes/year/', () => [
    200,
    { year: null, parallels: [], classes: [], placeless: 0, may_add: true },
  ])
  openPage(rolloverWeb.pages, '/managing/rollover', { permissions: { read: keys, write } })
}

test('says what becomes of classes and who is held out, and begins the work once it is agreed to', async () => {
  open()
  const begun: unknown[] = []
  http.answer('/api/grouping/rollover/2/run/', ({ body }) => {
    begun.push(JSON.parse(String(body)))
    return [200, { id: 4 }]
  })
  const table = await screen.findByRole('table', { name: 'Что станет с классами' })
  expect(within(table).getByRole('row', { name: /7А.*8А.*24.*23.*1/ })).toBeTruthy()
  expect(within(table).getByText('Новый набор: 7А')).toBeTruthy()
  expect(screen.getByText('Остаётся на повторный год')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Перевести школу…' }))
  const question = await screen.findByRole('dialog', { name: 'Перевести школу на 2027–2028?' })
  expect(question.textContent).toContain('Появятся классы: 2, перейдут ученики: 23')
  fireEvent.click(within(question).getByRole('button', { name: 'Перевести' }))
  await expect.poll(() => begun).toEqual([{ version: 3 }])
})

test('who only reads it begins nothing', async () => {
  open([])
  expect(await screen.findByText('Новый набор: 7А')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Перевести школу…' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Изменить…' })).toBeNull()
})
