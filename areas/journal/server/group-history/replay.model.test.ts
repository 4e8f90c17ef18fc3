import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openHouse } from '#tests/house.ts'
import type { JournalHistory } from '../../contract/group-history.ts'
import type { JournalGrid, Miss, Score } from '../../contract/journal.ts'
import type { Step } from '../../contract/scores.ts'
import { readMarksAt } from './marks-at.ts'

const house = await openHouse()
afterAll(() => house.close())
const { school, db } = house
const group = school.groups.algebraA
const kinds = await db.selectFrom('journal.miss_kind').select(['code', 'id']).execute()
const kindId = (code: string) => kinds.find((kind) => kind.code === code)?.id ?? 0
const missKinds = [kindId('absent'), kindId('late')]
const lessons = await Promise.all(['2026-11-13', '2026-11-16'].map((date) => house.lessonOf('algebraA', date)))
const students = school.studentsA.slice(2, 5)
const leaver = students[2] ?? 0
const cells = lessons.flatMap((lesson_id) => students.map((student_id) => ({ lesson_id, student_id })))

interface Marks {
  scores: Score[]
  misses: Miss[]
}
const url = (rest = '') => `/api/journal/journal/group/${group}/${rest}`
async function read(): Promise<Marks> {
  const { body } = await house.as('teacher').get<JournalGrid>(url())
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id
  return { scores: body.scores.toSorted(byId), misses: body.misses.toSorted(byId) }
}
/** An instant after all that is written, before what comes. */
async function moment(): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at, pg_sleep(0.002)`.execute(db)
  return rows[0]?.at ?? new Date()
}

const change = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('mark' as const), cell: fc.nat(5), value: fc.integer({ min: 1, max: 10 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('miss' as const), cell: fc.nat(5), kind: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), cell: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      cell: fc.nat(5),
      value: fc.integer({ min: 1, max: 10 }),
    }),
  },
)
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never
const command = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('save' as const),
      changes: fc.array(change, { minLength: 1, maxLength: 8 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('undo' as const), back: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('move' as const), isIn: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), isOpen: fc.boolean() }) },
)
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

function stepOf(given: Change, { scores, misses }: Marks): Step[] {
  const cell = cells[given.cell] ?? { lesson_id: 0, student_id: 0 }
  const isHere = (one: { lesson_id: number; student_id: number }) =>
    one.lesson_id === cell.lesson_id && one.student_id === cell.student_id
  const client_id = randomUUID()
  const [score, miss] = [scores.find(isHere), misses.find(isHere)]
  if (given.do === 'mark') return [{ do: 'score', client_id, ...cell, type: 'fo', value: given.value }]
  if (given.do === 'miss') return [{ do: 'miss', client_id, ...cell, kind_id: missKinds[given.kind] ?? 0 }]
  if (given.do === 'change' && score)
    return [{ do: 'score', client_id, ...cell, type: 'fo', value: given.value, id: score.id, version: score.version }]
  if (score) return [{ do: 'remove_score', client_id, id: score.id, version: score.version }]
  return miss ? [{ do: 'remove_miss', client_id, id: miss.id, version: miss.version }] : []
}

async function run(given: Command): Promise<void> {
  const teacher = house.as('teacher')
  if (given.do === 'save') {
    const present = await read()
    const steps = given.changes.flatMap((one) => stepOf(one, present))
    if (steps.length > 0) expect((await teacher.post(url('save/'), { steps })).status).toBe(200)
  } else if (given.do === 'undo') {
    const { body } = await teacher.get<JournalHistory>(url('history/'))
    const batch = body.batches[given.back]
    if (batch) expect([200, 409, 422]).toContain((await teacher.post(url(`batch/${batch.id}/undo/`))).status)
  } else if (given.do === 'move') {
    await sql`update classes.group_member set during = daterange(lower(during), ${given.isIn ? '2027-05-26' : '2026-11-16'}::date)
      where group_id = ${group} and student_id = ${leaver}`.execute(db)
  } else {
    await db
      .updateTable('calendar.calendar_entry')
      .set({ closes_on: given.isOpen ? '2027-01-10' : '2026-11-19' })
      .where('id', '=', school.quarters.second)
      .execute()
  }
}

const tables = ['journal.score', 'journal.miss'] as const
type Table = (typeof tables)[number]
/** All rows of a table as the history keeps them. */
async function stored(table: Table): Promise<Map<number, unknown>> {
  const { rows } = await sql<{ id: number; row: unknown }>`
    select id, to_jsonb(s) - '{id,client_id,changed_at}'::text[] as row from ${sql.table(table)} s`.execute(db)
  return new Map(rows.map(({ id, row }) => [id, row]))
}
/** The rows that stood at the outset with all that the history has told of since, each change upon the one before. */
async function replayed(table: Table, outset: ReadonlyMap<number, unknown>): Promise<Map<number, unknown>> {
  const { rows } = await sql<{ id: number; before: unknown; after: unknown }>`
    select h.subject_id as id, h.before, h.after from history.change h where h.subject = ${table} order by h.id`.execute(
    db,
  )
  const state = new Map(outset)
  for (const { id, before, after } of rows) {
    expect(state.get(id) ?? null).toEqual(before)
    if (after === null) state.delete(id)
    else state.set(id, after)
  }
  return state
}
const entriesInOrder = (rows: Map<number, unknown>) => [...rows].toSorted(([a], [b]) => a - b)

test(
  'whatever is saved, taken back, moved and closed, every past journal is what was read then, and the history replays to now',
  { timeout: 30_000 },
  async () => {
    const seen: { at: Date; marks: Marks }[] = []
    const outset = new Map(await Promise.all(tables.map(async (table) => [table, await stored(table)] as const)))
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 6 }), async (commands) => {
        for (const one of commands) {
          await run(one)
          seen.push({ at: await moment(), marks: await read() })
        }
        for (const { at, marks } of seen.slice(-12))
          expect(await readMarksAt(db, group, sql`${at.toISOString()}::timestamptz`)).toEqual(marks)
        for (const table of tables) {
          const state = await replayed(table, outset.get(table) ?? new Map())
          expect(entriesInOrder(state)).toEqual(entriesInOrder(await stored(table)))
        }
      }),
      { numRuns: 25, interruptAfterTimeLimit: 12_000, markInterruptAsFailure: false },
    )
  },
)
