import { expect } from 'vitest'
import { closeEnded } from '#areas/results/server/close-ended.ts'
import { readStored } from './grading-oracle.ts'
import { closings, type World } from './world.ts'
import { expectedOf, expectedYear } from './year-oracle.ts'

const resultsOf = ({ db }: World) =>
  db
    .selectFrom('results.period_result')
    .where('course_id', '=', 1)
    .select(['id', 'student_id', 'quarter_id', 'type', 'value', 'recommended', 'percent', 'author_id'])
    .orderBy('id')
    .execute()

/**
 * All quarters come to their date and are closed: what nobody has set is set as plain counting says, by nobody, and then
 * nothing is left to close.
 */
export async function endYear(world: World): Promise<void> {
  const { first, second, third, fourth } = world.school.quarters
  await world.close([first, second, third, fourth], closings.past)
  const before = new Set((await resultsOf(world)).map(({ id }) => id))
  await closeEnded(world.context.context)
  const after = await resultsOf(world)
  const stored = await readStored(world)
  for (const one of after.filter(({ id }) => !before.has(id))) {
    const expected = expectedOf(stored, one, stored.groupAtEnd(one.student_id, one.quarter_id ?? fourth) ?? 0)
    const { value, recommended, percent, author_id } = one
    const actual = { value, recommended, percent: percent === null ? null : Number(percent), author_id }
    expect({ ...one, ...actual }).toEqual({ ...one, ...expected, recommended: expected.value, author_id: null })
  }
  for (const student of world.students) {
    const group = stored.lastGroup.get(student) ?? 0
    const isClosed = stored.closed.get(group)?.includes(4) && expectedYear(stored, student, group) !== undefined
    const types = after.filter((row) => row.student_id === student && row.quarter_id === null).map(({ type }) => type)
    if (isClosed) expect(types, `${student}`).toEqual(expect.arrayContaining(['year_score', 'total']))
  }
  await closeEnded(world.context.context)
  expect(await resultsOf(world)).toEqual(after)
}
