import { afterAll, expect, test } from 'vitest'
import type { Output } from '#platform/contract/endpoint.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { expectExport } from '#tests/list-export.ts'
import type { listMoves, Move } from '../contract/moves.ts'
import { moveInWords } from '../rules/moves.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const moves = (who: Who | null) => testApp.as(who).get<Output<typeof listMoves>>('/api/grouping/classes/moves/')

test('who came, left and changed classes within a fortnight, of those whom the reader finds', async () => {
  expect((await moves(null)).status).toBe(401)
  for (const who of ['student', 'parent', 'partner_do'] as const) expect((await moves(who)).status).toBe(403)
  const move = { student_id: school.mover, date: '2026-11-09', from: '7Б', to: '7А' }
  expect((await moves('uk')).body).toMatchObject({ total: 1, items: [move] })
  expect((await moves('library')).body).toMatchObject({ total: 1, items: [move] })
  await testApp.db.deleteFrom('classes.group_member').where('student_id', '=', 116).execute()
  await testApp.db.deleteFrom('classes.class_member').where('student_id', '=', 116).execute()
  await testApp.db
    .insertInto('classes.class_member')
    .values({ class_id: school.classes.b, student_id: 116, during: '[2026-11-16,)' })
    .execute()
  expect((await moves('uk')).body.items.map(({ from, to }) => [from, to])).toEqual([
    [null, '7Б'],
    ['7Б', '7А'],
  ])
  // page by page, by name
  const one = async (query: string) =>
    (await testApp.as('uk').get<Output<typeof listMoves>>(`/api/grouping/classes/moves/?${query}`)).body
  expect(await one('size=1&page=2')).toMatchObject({ total: 2, items: [{ from: '7Б', to: '7А' }] })
  expect(await one('size=1&asc=true')).toMatchObject({ total: 2, items: [{ from: '7Б', to: '7А' }] })
  expect(await one('search=нетакого')).toMatchObject({ total: 0, items: [] })
  // who leads 7А finds none of 7Б
  expect((await moves('classruk')).body.items.every(({ student_id }) => student_id !== 116)).toBe(true)
})

test('all of them as a file, the latest first where it is asked so', () =>
  expectExport<Move>(testApp, {
    list: '/api/grouping/classes/moves/',
    columns: {
      name: ({ full_name }) => full_name,
      move: (move) => String(moveInWords(move)),
    },
    top: [['Ученик', 'Класс']],
    requested: [
      ['uk', 'asc=false'],
      ['classruk', 'asc=true&search=а'],
    ],
    refused: ['student', 'parent', 'partner_do'],
  }))
