import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { AccessExplanation } from '../../contract/explain-access.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const pathOf = (who: Who, query = '') => `/api/admin/explain-access/accounts/${testApp.accountOf(who)}/${query}`
const ask = async (who: Who, query: string) =>
  (await testApp.as('admin').get<AccessExplanation>(pathOf(who, query))).body
/** The reasons that hold, on the first side. */
const holding = async (who: Who, subject: string, record: number) => {
  const { sides } = await ask(who, `?subject=${subject}&record=${record}`)
  const reasons = sides[0]?.reasons ?? []
  // a room has words for each of its reasons, and the proof stands in them
  for (const { title, evidence } of reasons) {
    expect(title).toMatch(/^[а-яё]/)
    expect(title).not.toContain('другая причина')
    if (evidence !== null) expect(title).toContain(`: ${evidence}`)
  }
  return reasons.flatMap(({ id, holds, evidence }) => (holds ? [[id, evidence]] : []))
}

describe('who asks', () => {
  test('reads the roles', async () => {
    expect((await testApp.as(null).get(pathOf('teacher'))).status).toBe(401)
    expect((await testApp.as('director').get(pathOf('teacher'))).status).toBe(403)
    for (const bad of ['?keys=no_such_key', '?subject=none'])
      expect((await testApp.as('admin').get(pathOf('teacher', bad))).status).toBe(422)
    expect((await testApp.as('admin').get('/api/admin/explain-access/accounts/999999/')).status).toBe(404)
  })
})

describe('keys', () => {
  test('which role gives one, and which others would', async () => {
    const { grants, givers, sides } = await ask('teacher', '?keys=jrn_journal,usr_grade_book')
    expect(grants).toMatchObject([{ key: 'jrn_journal', level: 'write', role: 'Учитель', limits: [], gives: true }])
    expect(givers.filter(({ key }) => key === 'usr_grade_book').map(({ role }) => role)).toContain(
      'Классный руководитель',
    )
    expect(sides[0]?.permissions.write).toContain('jrn_journal')
  })
  test('a teacher who is a parent has two sides', async () => {
    expect((await ask('english-teacher', '')).sides.map(({ client }) => client)).toEqual([0, 1])
    expect((await ask('parent', '')).sides.map(({ client }) => client)).toEqual([1])
  })
})

describe('records, by the conditions that decide', () => {
  const { algebraA, algebraB } = school.groups
  test.each<[Who, string, number, unknown[]]>([
    ['teacher', 'group-journal', algebraA, [['teaches-group', expect.stringContaining('.2026')]]],
    ['teacher', 'group-journal', algebraB, []],
    ['classruk', 'group-journal', algebraA, [['leads-class-of-group', '7А']]],
    ['zavkaf', 'group-journal', algebraA, [['heads-cathedra-of-group', expect.any(String)]]],
    ['english-teacher', 'group-journal', algebraB, [['substitutes-today', null]]],
    ['director', 'group-journal', algebraA, [['all-journals', null]]],
    ['teacher', 'group-marking', algebraA, [['assigned-today', expect.stringContaining('.2026')]]],
    ['classruk', 'class-results', school.classes.a, [['leads-class', '7А']]],
    ['teacher', 'class-results', school.classes.a, []],
    ['classruk', 'grade-book', 101, [['leads-class-of-student', null]]],
    ['teacher', 'grade-book', 101, []],
    ['parent', 'grade-book', 101, [['own-child', null]]],
    ['admin', 'person-card', 101, [['maintains-everybody', null]]],
  ])('%s, %s %i', async (who, subject, record, reasons) => {
    expect(await holding(who, subject, record)).toEqual(reasons)
  })

  test('the journal of a group that somebody has taught until a day', async () => {
    const teacher_id = testApp.personOf('teacher')
    await testApp.db
      .updateTable('workload.assignment')
      .set({ during: sql`daterange('2026-09-01', '2026-11-06')` })
      .where('group_id', '=', algebraA)
      .where('teacher_id', '=', teacher_id)
      .execute()
    expect(await holding('teacher', 'group-journal', algebraA)).toEqual([['taught-group', '01.09.2026 — 05.11.2026']])
    expect(await holding('teacher', 'group-marking', algebraA)).toEqual([])
    // and teaches it again
    await testApp.db
      .insertInto('workload.assignment')
      .values({ teacher_id, group_id: algebraA, hours: 3, during: sql`daterange('2026-11-09', '2027-05-26')` })
      .execute()
    expect(await holding('teacher', 'group-journal', algebraA)).toEqual([
      ['teaches-group', '01.09.2026 — 05.11.2026, 09.11.2026 — 25.05.2027'],
    ])
  })

  test('a whole is told with its parts', async () => {
    expect(await holding('teacher', 'person-card', 101)).toEqual([
      ['student-of-scope', null],
      ['reads-group-of-student', null],
      ['teaches-group', expect.any(String)],
    ])
  })
})

describe('what is asked about', () => {
  test('is found by name', async () => {
    const find = async (subject: string, search: string) =>
      (
        await testApp
          .as('admin')
          .get<{ items: { id: number; title: string }[] }>(
            `/api/admin/explain-access/records/?subject=${subject}&search=${encodeURIComponent(search)}`,
          )
      ).body.items
    expect(await find('class-results', '7а')).toEqual([{ id: school.classes.a, title: '7А' }])
    expect((await find('group-journal', 'алгебра 7а')).map(({ id }) => id)).toEqual([school.groups.algebraA])
    const { body } = await testApp
      .as('admin')
      .get<{ items: object[] }>(`/api/admin/explain-access/accounts/?id=${testApp.accountOf('teacher')}`)
    expect(body.items).toHaveLength(1)
  })
})
