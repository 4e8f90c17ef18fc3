import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import { random } from '#platform/server/demonstration/random.ts'
import { testSeed } from '#tests/seed.ts'
import type { Rearranged } from '../../contract/rearrangements.ts'
import type { ClassOfYear } from '../../contract/class-shapes.ts'
import type { YearOfClasses } from '../../contract/set-up.ts'
import { daysOfStudents } from '../testing/days-of-students.ts'
import { lostByIndex } from '../testing/lost-by-index.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const url = '/api/grouping/classes/'
const as = testApp.as('uk')
const students = [...school.studentsA, ...school.studentsB]

/** Who is in two classes, in two groups of one course or in a class that does not stand, on some day. */
async function broken(): Promise<unknown[]> {
  const { rows } = await sql`
    select m.student_id, m.class_id, m.during from classes.class_member m join classes.class c on c.id = m.class_id
    where exists (select from classes.class_member o where o.student_id = m.student_id and o.id <> m.id and o.during && m.during)
      or not daterange(c.opened_on, c.closed_on, '[]') @> m.during
    union all
    select m.student_id, m.group_id, m.during from classes.group_member m where exists (select from classes.group_member o
      where o.student_id = m.student_id and o.course_id = m.course_id and o.id <> m.id and o.during && m.during)`.execute(
    db,
  )
  return rows
}
/** Whoever was in a class at the end of the year still is in one. */
const placedAtTheEnd = async () =>
  (
    await sql<{ count: number }>`select count(*)::int as count from classes.class_member
    where during @> '2027-05-25'::date`.execute(db)
  ).rows[0]?.count

test('however students are moved, classes divided, closed and merged, each is in one class on each day', async () => {
  const chance = random(testSeed(), 'moves')
  const placed = await placedAtTheEnd()
  const done: { id: number; before: string[] }[] = []
  let succeeded = 0
  for (let step = 0; step < 40; step++) {
    const { classes } = (await as.get<YearOfClasses>(`${url}year/`)).body
    const open = classes.filter(({ closed_on }) => closed_on === null)
    const from = addDays('2026-11-23', chance.whole(0, 179))
    const [one, other] = [chance.pick(open), chance.pick(open)] as [ClassOfYear, ClassOfYear]
    const before = await daysOfStudents(db)
    const items = [...new Set([chance.pick(students), chance.pick(students)])].map((student_id) => ({
      student_id,
      class_id: other.id,
    }))
    const kind = chance.pick(['move', 'move', 'move', 'close', 'split', 'merge', 'undo'] as const)
    const last = kind === 'undo' ? done.pop() : undefined
    if (last) {
      const undone = await as.post(`${url}rearrangements/${last.id}/undo/`, {})
      expect([undone.body, await daysOfStudents(db)]).toEqual([{ restored: expect.any(Number) }, last.before])
      expect(await broken()).toEqual([])
      continue
    }
    const lists = async () => {
      const body = { version: one.version, from, groups: 'own', parts: [{ class_id: one.id }, { letter: `${step}` }] }
      const seen = await as.post<{ lists: { students: { id: number }[] }[] }>(`${url}${one.id}/split/preview/`, {
        ...body,
        by: 'random',
        seed: step,
      })
      const parts = body.parts.map((part, place) => ({
        ...part,
        students: (seen.body.lists?.[place]?.students ?? []).map(({ id }) => id),
      }))
      return { ...body, parts }
    }
    const answer =
      kind === 'close'
        ? await as.post<Rearranged>(`${url}${one.id}/close/`, { version: one.version, on: from, into_id: other.id })
        : kind === 'split'
          ? await as.post<Rearranged>(`${url}${one.id}/split/`, await lists())
          : kind === 'merge'
            ? await as.post<Rearranged>(`${url}merge/`, {
                from,
                classes: [{ id: one.id, version: one.version }],
                into_id: other.id,
              })
            : await as.post<Rearranged>(`${url}students/move/`, { from, items })
    expect([200, 409, 422]).toContain(answer.status)
    if (answer.status === 200) {
      succeeded++
      done.push({ id: answer.body.rearrangement_id, before })
    } else expect(await daysOfStudents(db)).toEqual(before)
    expect([kind, answer.body, await broken(), await lostByIndex(db)]).toEqual([kind, answer.body, [], []])
    expect(await placedAtTheEnd()).toBe(placed)
  }
  expect(succeeded).toBeGreaterThan(5)
})
