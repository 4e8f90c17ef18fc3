import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Preview } from '#platform/contract/preview.ts'
import type { ProgressLine } from '#platform/contract/progress.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { PolicyRules, readGradingPolicy } from '#areas/grading/contract/policy.ts'
import type { JournalGrid } from '#areas/journal/contract/journal.ts'
import { defaultPolicy } from '#areas/grading/rules/policy.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const url = '/api/courses/grading-policy/'
const read = async (query = '') =>
  (await testApp.as('teacher').get<Output<typeof readGradingPolicy>>(`${url}${query}`)).body
const { version: _version, formula: _formula, ...usual } = defaultPolicy()
const rules = (change: Partial<PolicyRules> = {}) => ({ ...usual, ...change })
const foOnly = { weights: { fo: 100, sor: 0, soch: 0 } }
const halves = { weights: { fo: 0, sor: 50, soch: 50 } }
const saved = (change: Partial<PolicyRules>, version: number, year_id: number = school.year) => ({
  ...rules(change),
  year_id,
  version,
  reason: 'Решение педсовета',
})
const preview = (change: Partial<PolicyRules>) => ({ ...rules(change), year_id: school.year })
/** The lines of a preview, and what the last of them answers. */
const previewed = async (who: Who, change: Partial<PolicyRules>) => {
  const { body } = await testApp.as(who).post<string>(`${url}preview/`, preview(change))
  const lines = body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ProgressLine<Preview>)
  const last = lines.at(-1)
  if (last?.kind !== 'end') throw new Error('it ended without its end')
  return { lines, body: last.answer }
}

test('the versions of a year, and what a year without any begins with', async () => {
  expect(await read()).toMatchObject({
    versions: [{ version: 1, author: null, reason: null, results_count: 6, rules: { formula: '25/25/50' } }],
    proposed: usual,
  })
  expect(await read('?year_id=2')).toEqual({ versions: [], proposed: usual })
})

describe('who may', () => {
  test('nobody without a session', async () => {
    expect((await testApp.as(null).get(url)).status).toBe(401)
    expect((await testApp.as(null).post(url, saved(halves, 1))).status).toBe(401)
    expect((await testApp.as(null).post(`${url}preview/`, preview(halves))).status).toBe(401)
  })
  test.each<[string, object, string]>([
    ['weights of 99', { weights: { fo: 25, sor: 25, soch: 49 } }, 'weights'],
    ['weights of no number', { weights: { fo: '25', sor: 25, soch: 50 } }, 'weights.fo'],
    ['no scales', { scales: [] }, 'scales'],
    [
      'falling borders',
      { scales: [{ ...usual.scales[0], to_parallel: 12, least: { 3: 50, 4: 40, 5: 85 } }] },
      'scales.0',
    ],
    ['a gap of parallels', { scales: usual.scales.slice(1) }, 'scales'],
    ['overlapping parallels', { scales: [...usual.scales, ...usual.scales.slice(1)] }, 'scales'],
    ['no steps of letters', { letters: [] }, 'letters'],
    ['a final of 110', { final: { year: 70, exam: 40, base: 'whole_year' } }, 'final'],
    ['no maximum of ФО', { fo_maximum: 0 }, 'fo_maximum'],
    ['a part nobody knows', { colour: 'red' }, 'colour'],
  ])('422 for %s', async (_name, change, field) => {
    const bodies = [
      await testApp.as('headteacher').post<{ detail: { loc: string[] }[] }>(url, { ...saved({}, 1), ...change }),
      await testApp
        .as('headteacher')
        .post<{ detail: { loc: string[] }[] }>(`${url}preview/`, { ...preview({}), ...change }),
    ]
    for (const { status, body } of bodies) {
      expect(status).toBe(422)
      expect(body.detail.map(({ loc }) => loc.slice(1).join('.'))).toContain(field)
    }
  })
  test('422 without a reason, without a change, for a year that is over; 404 for none', async () => {
    const post = async (body: object) => (await testApp.as('headteacher').post(url, body)).status
    expect(await post({ ...saved(halves, 1), reason: ' ' })).toBe(422)
    expect(await post(saved({}, 1))).toBe(422)
    expect(await post(saved(halves, 0, school.lastYear))).toBe(422)
    expect(await post(saved(halves, 0, 999))).toBe(404)
    expect((await read()).versions).toHaveLength(1)
  })
  test.each(['teacher', 'director', 'zavkaf', 'library', 'student', 'parent'] as const)('403 for %s', async (who) => {
    expect((await testApp.as(who).post(url, saved(halves, 1))).status).toBe(403)
    expect((await testApp.as(who).post(`${url}preview/`, preview(halves))).status).toBe(403)
  })
})

test('what would change is counted, and nothing is', async () => {
  const { body, lines } = await previewed('headteacher', foOnly)
  expect(lines.slice(0, -1)).toEqual([
    { kind: 'begin', total: 1 },
    { kind: 'part', title: '7 классы' },
  ])
  // the works of quarter II that nobody has written are not waited for any more; those of quarter I are closed
  expect(body).toEqual({
    obstacles: [],
    effects: [
      { title: 'Отметка появится', items: ['7 классы: 6'], count: 6 },
      { title: 'Закрытые итоги останутся при своих правилах', items: [], count: 6 },
    ],
    total: 'Открытых итогов изменится: 6',
  })
  const halved = await previewed('headteacher', halves)
  expect(halved.body.total).toBe('Открытые итоги не изменятся')
  expect((await read()).versions).toHaveLength(1)
})

test('a result set in an open period is told apart', async () => {
  await db
    .insertInto('results.period_result')
    .values({
      student_id: school.studentsA[0],
      course_id: school.courses.algebra,
      year_id: school.year,
      quarter_id: school.quarters.second,
      type: 'quarter_score',
      value: 5,
      policy_id: 1,
    })
    .execute()
  const { body } = await previewed('metodist', foOnly)
  expect(body.effects.map(({ title, count }) => [title, count])).toEqual([
    ['Отметка появится', 5],
    ['Выставлены учителями и останутся, хотя рекомендуется другое', 1],
    ['Закрытые итоги останутся при своих правилах', 6],
  ])
  expect(body.total).toBe('Открытых итогов изменится: 5')
})

test('a new version: the open results follow it, the closed ones keep theirs, its author and reason stand', async () => {
  const journal = async () =>
    (await testApp.as('teacher').get<JournalGrid>(`/api/journal/journal/group/${school.groups.algebraA}/`)).body
  const before = await journal()
  const { status, body } = await testApp.as('headteacher').post(url, saved(halves, 1))
  expect(status).toBe(200)
  expect(body).toMatchObject({ version: 2, reason: 'Решение педсовета', results_count: 0, rules: { formula: '50/50' } })
  const { versions } = await read()
  expect(versions.map(({ version, results_count }) => [version, results_count])).toEqual([
    [2, 0],
    [1, 7],
  ])
  const after = await journal()
  expect(after.policy.version).toBe(2)
  expect(after.former_policies.map(({ version }) => version)).toEqual([1])
  expect(after.results).toEqual(before.results)
  const { rows } = await sql<{ after: { version: number } }>`
    select after from history.change where subject = 'grading.policy'`.execute(db)
  expect(rows.map((row) => row.after.version)).toEqual([2])
})

test('409 tells the present version to who began from a former one, and one of two at once wins', async () => {
  const late = await testApp.as('metodist').post<{ detail: string }>(url, saved(foOnly, 1))
  expect(late.status).toBe(409)
  expect(late.body.detail).toContain('сейчас действует версия 2')
  expect(late.body.detail).toContain('Решение педсовета')
  expect(late.body.detail).toContain('0 / 50 / 50')
  const both = await Promise.all([
    testApp.as('headteacher').post(url, saved(foOnly, 2)),
    testApp.as('metodist').post(url, saved({ fo_maximum: 5 }, 2)),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await read()).versions.map(({ version }) => version)).toEqual([3, 2, 1])
})

describe('the database refuses', () => {
  const insert = (change: object, version = 9) => {
    const given = JSON.stringify({ ...defaultPolicy(), version, ...change })
    return sql`insert into grading.policy (year_id, version, rules) values (2, 9, ${given})`.execute(db)
  }
  const college = defaultPolicy('college').letters ?? []
  test.each<[string, object]>([
    ['weights of 99', { weights: { fo: 25, sor: 25, soch: 49 } }],
    ['a negative weight', { weights: { fo: -50, sor: 50, soch: 100 } }],
    ['no weights', { weights: null }],
    ['a final of 110', { final: { year: 70, exam: 40, base: 'whole_year' } }],
    ['a gap of parallels', { scales: usual.scales.slice(1) }],
    ['overlapping parallels', { scales: [...usual.scales, ...usual.scales] }],
    ['falling borders', { scales: [{ from_parallel: 0, to_parallel: 12, least: { 3: 50, 4: 40, 5: 85 } }] }],
    ['letters that do not reach 0', { letters: college.slice(0, -1) }],
    ['rising letters', { letters: college.toReversed() }],
    ['another version inside', { version: 8 }],
  ])('%s', async (_name, change) => {
    await expect(insert(change)).rejects.toThrow(/check constraint/)
  })
  test('a policy that is changed, and takes letters that fall', async () => {
    await insert({ letters: college })
    await expect(
      sql`update grading.policy set rules = rules || '{"fo_maximum": 5}' where version = 9`.execute(db),
    ).rejects.toThrow(/superseded/)
  })
})
