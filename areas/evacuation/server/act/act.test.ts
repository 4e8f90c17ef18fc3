import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Who } from '#tests/test-app.ts'
import { expectExport } from '#tests/list-export.ts'
import { pdfText } from '#tests/pdf-text.ts'
import type { Evacuation } from '../../contract/evacuations.ts'
import type { EventResult } from '../../contract/results.ts'
import { expectedOf, foundOf } from '../../rules/tally.ts'
import { modeTitles } from '../../rules/words.ts'
import { alarmsOf, openAtLesson } from '../testing.ts'

const testApp = await openAtLesson()
afterAll(() => testApp.close())
const { school } = testApp
const { start, complete, full, step, tap } = alarmsOf(testApp)

let evacuationId = 0
let resultId = 0
const take = async (who: Who | null, url: string) => {
  const token = who === null ? {} : { authorization: `Bearer ${await testApp.tokenOf(who)}` }
  return testApp.app.inject({ method: 'GET', url, headers: token })
}
const act = (who: Who | null, id = resultId) => take(who, `/api/evacuation/event_results/${id}/act/`)
const table = (who: Who | null, id = evacuationId) => take(who, `/api/evacuation/statistics/${id}/export/`)

beforeAll(async () => {
  const { id } = await start()
  evacuationId = id
  const { markOf } = await full(id)
  const [first, second] = school.studentsA
  await tap('director', step(markOf(first), { status: 'present' }))
  await tap('director', step(markOf(second), { status: 'missing', note: 'Ушёл в медпункт' }))
  await complete(id)
  const { body } = await testApp.as('director').post<EventResult>('/api/evacuation/event_results/', {
    evacuation_id: id,
    remarks: 'Закрыта дверь второго выхода',
    conclusions: 'Провести повторно',
    commission: [{ name: 'Тестова Тест', position: 'Председатель' }],
    control_seconds: 240,
  })
  resultId = body.id
})

test('the act says what the report says, and names who was not found', async () => {
  const { statusCode, rawPayload, headers } = await act('director')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/pdf')
  const text = pdfText(rawPayload).join('\n').replaceAll(/\s+/g, ' ')
  for (const words of [
    'АКТ о проведении учебной эвакуации',
    'УЧЕБНАЯ ТРЕВОГА',
    'Контрольное время 4 мин 00 с',
    'Закрыта дверь второго выхода',
    'Провести повторно',
    'Председатель',
    'Тестова Тест',
    'Подпись',
    'Все найдены за',
    'Ушёл в медпункт',
    '7А',
  ])
    expect(text).toContain(words)
})

test('the table holds everybody, lists and classes', async () => {
  const { sheets } = await readXlsx(new Uint8Array((await table('director')).rawPayload))
  expect(sheets.map(({ name }) => name)).toEqual(['Люди', 'Списки', 'Классы'])
  const { totals } = await full(evacuationId)
  const [people] = sheets
  expect(people?.rows).toHaveLength(totals.total + 1)
  const [head = [], ...rows] = people?.rows ?? []
  const cell = (title: string) => rows.find((row) => row.includes('Не найден'))?.[head.indexOf(title)]
  // a moment as the school's clock showed it, in a cell that can be sorted
  const { started_at } = await full(evacuationId)
  const shown = (cell('Отмечен') as Date).getTime() - 5 * 3_600_000
  expect(shown - Date.parse(started_at)).toBeLessThan(60_000)
  expect(cell('От начала, с')).toBeTypeOf('number')
  expect(sheets[0]?.rows.flat()).toContain('Не найден')
  const [, lists, classes] = sheets
  expect(classes?.rows.map(([title]) => title)).toContain('7А')
  // two lists of one title are two rows
  const { units } = await full(evacuationId)
  expect(lists?.rows).toHaveLength((units?.length ?? 0) + 1)
})

test('who may not read results takes neither; taking them is kept', async () => {
  for (const requested of [act, table]) {
    expect((await requested(null)).statusCode).toBe(401)
    expect((await requested('teacher')).statusCode).toBe(403)
    expect((await requested('director', 999_999)).statusCode).toBe(404)
  }
  const kept = await testApp.db
    .selectFrom('history.change')
    .where('subject', '=', 'platform.export')
    .where('account_id', '=', testApp.accountOf('director'))
    .select('after')
    .execute()
  const { totals } = await full(evacuationId)
  const taken = { evacuation_id: evacuationId, rows: totals.total }
  expect(kept.map(({ after }) => after)).toEqual([
    { list: 'evacuation-act', ...taken },
    { list: 'evacuation-statistics', ...taken },
  ])
})

test('all that there has been as one file', () =>
  expectExport<Evacuation>(testApp, {
    list: '/api/evacuation/evacuations/',
    columns: {
      expected: ({ totals }) => expectedOf(totals),
      mode: ({ mode }) => modeTitles[mode],
      scope: () => 'Вся школа',
      found: ({ totals }) => foundOf(totals),
    },
    top: [['Ожидались', 'Режим', 'Кого', 'Найдено']],
    requested: [
      ['director', 'asc=false'],
      ['headteacher', 'status=completed&asc=true'],
    ],
    refused: ['student', 'teacher'],
  }))
