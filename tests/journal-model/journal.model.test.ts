import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { DiaryTotals } from '#areas/diary/contract/totals.ts'
import type { JournalGrid } from '#areas/journal/contract/journal.ts'
import type { PeriodResult } from '#areas/grading/contract/results.ts'
import { toResultResponse } from '#areas/grading/server/index.ts'
import { marksAt, marksOf } from '#areas/journal-history/server/past/marks-at.ts'
import { resultsAt } from '#areas/journal-history/server/past/texts-and-results-at.ts'
import { now } from '#platform/server/clock.ts'
import { isWhole } from '#tests/hostile/budget.ts'
import { closedRows } from './closed-periods.ts'
import { commands, type Command } from './commands.ts'
import { readStored } from './grading-oracle.ts'
import { replayed, replayedTables, standing } from './replayed.ts'
import { runCommand } from './run-command.ts'
import { openWorld } from './world.ts'
import { expectedOf } from './year-oracle.ts'

const world = await openWorld()
const { context: testApp, db, school, students } = world
afterAll(() => testApp.close())
const readable = { id: school.groups.algebraA, course_id: 1, year_id: school.year, date_start: '2026-09-01' }

const byId = <Row extends { id: number }>(rows: Row[]) => rows.toSorted((one, other) => one.id - other.id)
/** Of a result what does not depend on when and by whom it is read. */
const lastingFields = (results: PeriodResult[]) =>
  byId(results).map(({ id, value, recommended, percent, reason, version, author }) => {
    return { id, value, recommended, percent, reason, version, author }
  })
async function readNow() {
  const { body } = await testApp.as('teacher').get<JournalGrid>(`/api/journal/journal/group/${readable.id}/`)
  return { scores: byId(body.scores), misses: byId(body.misses), results: lastingFields(body.results) }
}
/** An instant after all that is written, before what comes. */
async function moment(): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at, pg_sleep(0.002)`.execute(db)
  return rows[0]?.at ?? now()
}
type Seen = { at: Date; now: Awaited<ReturnType<typeof readNow>> }

async function expectPast({ at, now }: Seen): Promise<void> {
  const instant = sql`${at.toISOString()}::timestamptz`
  const { rows: given } = await marksAt(readable.id, instant).execute(db)
  const { rows: results } = await resultsAt(readable, instant).execute(db)
  expect({ ...marksOf(given[0]!), results: lastingFields(results.map(toResultResponse)) }).toEqual(now)
}

const shown = [1, 2, 3, 4].map((quarter_id) => ({ type: 'quarter_score', quarter_id, title: `quarter ${quarter_id}` }))
const shownOfYear = [
  { type: 'year_score', quarter_id: null, title: 'Год' },
  { type: 'total', quarter_id: null, title: 'Итог' },
]

/** What the diary says of the quarters and the year is what is set, else what the plain counting recommends. */
async function expectResults(): Promise<void> {
  const stored = await readStored(world)
  const set = await db.selectFrom('results.period_result').where('course_id', '=', 1).selectAll().execute()
  for (const student_id of students) {
    const { body } = await testApp
      .as('parent')
      .get<DiaryTotals>(`/api/journal/diary/totals/?student=${student_id}&quarter=${school.quarters.second}`)
    const totals = body.courses.find(({ course_id }) => course_id === 1)?.totals ?? []
    const actual = totals.map(({ quarter_id, title, value, percent, is_set }) => {
      return { title: quarter_id === null ? title : `quarter ${quarter_id}`, value, percent, is_set }
    })
    const expected = [...shown, ...shownOfYear].map(({ title, ...place }) => {
      const { value, percent } = expectedOf(stored, { student_id, ...place }, stored.lastGroup.get(student_id) ?? 0)
      const own = set.find(
        (row) => row.student_id === student_id && row.quarter_id === place.quarter_id && row.type === place.type,
      )
      return { title, value: own ? own.value : value, percent, is_set: own !== undefined }
    })
    expect({ student_id, notified: actual }).toEqual({ student_id, notified: expected })
  }
}

/**
 * What nobody has set is what the marks say: of the quarters what the plain counting says of them now, whoever wrote, took back
 * or reopened since they were closed. A student who moves takes the marks along, of which nobody has written any.
 */
async function expectFollowed(given: readonly Command[]): Promise<void> {
  const stored = await readStored(world)
  const rows = await db
    .selectFrom('results.period_result')
    .where('course_id', '=', 1)
    .where('author_id', 'is', null)
    .select(['student_id', 'quarter_id', 'type', 'value', 'recommended', 'percent'])
    .execute()
  const hasMoved = given.some(({ do: what }) => what === 'move')
  for (const { percent, ...row } of rows) {
    expect(row).toMatchObject({ value: row.recommended })
    if (hasMoved || row.quarter_id === null) continue
    const group = stored.groupAtEnd(row.student_id, row.quarter_id) ?? stored.lastGroup.get(row.student_id) ?? 0
    const now = { ...row, percent: percent === null ? null : Number(percent) }
    expect(now).toMatchObject(expectedOf(stored, row, group))
  }
}

const seed = 20_261_120
test(
  'whatever is saved, set, taken back, moved and closed: results are what plain counting says, the history replays to now and to every moment, closed periods stand',
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (given) => {
        const after = await world.begin()
        const outset = new Map(
          await Promise.all(replayedTables.map(async (table) => [table, await standing(db, table)] as const)),
        )
        const seen: Seen[] = []
        for (const one of given) {
          const closed = await closedRows(world)
          await runCommand(world, one, after)
          const still = await closedRows(world)
          // a command that opens a period takes its rows out of what is closed, one that moves a student their results
          if (one.do === 'end') expect([...still]).toEqual(expect.arrayContaining([...closed]))
          else if (!['close', 'reopen', 'move'].includes(one.do)) expect(still, JSON.stringify(one)).toEqual(closed)
          seen.push({ at: await moment(), now: await readNow() })
        }
        await expectResults()
        await expectFollowed(given)
        for (const one of seen) await expectPast(one)
        for (const table of replayedTables)
          expect(await replayed(db, table, outset.get(table) ?? new Map(), after)).toEqual(await standing(db, table))
      }),
      { seed, numRuns: isWhole ? 100 : 10 },
    )
  },
)
