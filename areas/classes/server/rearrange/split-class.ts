import { sql } from 'kysely'
import { msg, t } from '#platform/contract/text.ts'
import { dryRun } from '#platform/server/dry-run.ts'
import { handle } from '#platform/server/handle.ts'
import { outdated, refuse } from '#platform/server/refusal.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { previewSplit, splitClass } from '../../contract/rearrangements.ts'
import { divideStudents } from '../../rules/divide-students.ts'
import { lockClasses, membersFrom, requireEnding, requireSeen, type ClassRow, type Member } from './class-rows.ts'
import { consequencesOf } from './consequences.ts'
import { endClass } from './end-class.ts'
import { placeAll, placeAllOrRefuse, type Moving } from './move-all.ts'
import { noteOrigins } from './origins.ts'
import { keepRearrangement, rearranging, type Rearranging } from './rearranging.ts'
import { makeParts, type Part, type SplitPart } from './split-parts.ts'

interface Splitting {
  version: number
  from: string
  groups: 'own' | 'shared'
  parts: readonly Part[]
}
const goesOn = (id: number, parts: readonly Part[]) => parts.some((one) => 'class_id' in one && one.class_id === id)

/** @throws Refusal 404, 409, 422 */
async function prepare(doing: Rearranging, id: number, { version, from, parts }: Splitting) {
  const classes = await lockClasses(doing, [id])
  const divided = classes.get(id) as ClassRow
  requireSeen(divided, version)
  if (!goesOn(id, parts)) requireEnding(divided, from, 'from')
  else if (from < divided.first || from > divided.last)
    throw refuse(
      'from',
      msg`Класс ${divided.title} есть с ${displayDate(divided.first)} по ${displayDate(divided.last)}`,
    )
  return { divided, members: await membersFrom(doing, id, from) }
}

/** @throws Refusal 409 where somebody of the class stands in no list, or in a list who is not of the class */
function requireWhole(members: readonly Member[], lists: readonly (readonly number[])[]): void {
  const listed = lists.flat()
  const known = new Set(members.map(({ id }) => id))
  if (listed.length !== known.size || new Set(listed).size !== known.size || listed.some((id) => !known.has(id)))
    throw outdated(msg`Состав класса изменился: посмотрите списки ещё раз`)
}
const movesOf = (
  id: number,
  members: readonly Member[],
  parts: readonly SplitPart[],
  lists: readonly (readonly number[])[],
): Moving[] =>
  lists.flatMap((list, place) => {
    const class_id = parts[place]?.id ?? 0
    if (class_id === id) return []
    return list.map((student_id) => ({
      student_id,
      class_id,
      from: members.find((one) => one.id === student_id)?.from ?? null,
    }))
  })

async function finish(doing: Rearranging, divided: ClassRow, made: readonly SplitPart[], { from, parts }: Splitting) {
  const others = made.filter(({ id }) => id !== divided.id)
  await noteOrigins(
    doing,
    others.map(({ id }) => ({ class_id: id, from_class_id: divided.id })),
    from,
  )
  if (goesOn(divided.id, parts)) {
    await sql`update classes.class set version = version + 1 where id = ${divided.id}`.execute(doing.db)
    return
  }
  await endClass(doing, divided, from)
}

/** What new classes with groups of their own are still to be given. */
async function besides(
  { db }: Rearranging,
  divided: ClassRow,
  made: readonly SplitPart[],
  { groups, parts }: Splitting,
) {
  const fresh = made.flatMap(({ id }, place) => ('letter' in (parts[place] ?? {}) ? [id] : []))
  if (groups === 'shared' || fresh.length === 0) return []
  const { rows } = await sql<{ groups: string[]; courses: string[] }>`select
    array(select co.title || ' ' || g.title from classes.group_class gc join classes.study_group g on g.id = gc.group_id
      join curriculum.course co on co.id = g.course_id where gc.class_id = any(${fresh}::int[]) order by 1) as groups,
    array(select distinct co.title from classes.group_class gc join classes.study_group g on g.id = gc.group_id
      join curriculum.course co on co.id = g.course_id
      where gc.class_id = ${divided.id} and g.kind <> 'class' order by 1) as courses`.execute(db)
  return [
    { title: t`Новые группы, которым нужны учителя и уроки`, items: rows[0]?.groups ?? [] },
    { title: t`Подгруппы, которые нужно сделать заново`, items: rows[0]?.courses ?? [] },
  ].filter(({ items }) => items.length > 0)
}

const previewSplitHandler = handle(previewSplit, async (handling) => {
  const doing = rearranging(handling)
  const { params, body } = handling
  const { divided, members } = await prepare(doing, params.id, body)
  const { by, seed, parts } = body
  if (by === 'hand') requireWhole(members, body.lists)
  const byId = new Map(members.map((one) => [one.id, one]))
  const lists =
    by === 'hand'
      ? parts.map((_, place) => (body.lists[place] ?? []).flatMap((id) => byId.get(id) ?? []))
      : divideStudents(members, parts.length, { by, seed })
  return dryRun(doing.db, async () => {
    const made = await makeParts(doing, divided, body)
    const ids = lists.map((list) => list.map(({ id }) => id))
    const { placed, objections } = await placeAll(doing, movesOf(divided.id, members, made, ids))
    if (objections.length === 0) await finish(doing, divided, made, body)
    const consequences = await consequencesOf(doing, {
      placed,
      from: body.from,
      besides: await besides(doing, divided, made, body),
      obstacles: objections.map(({ words }) => words),
    })
    const students = (place: number) => (lists[place] ?? []).map(({ id, full_name, sex }) => ({ id, full_name, sex }))
    return { ...consequences, lists: made.map(({ title }, place) => ({ title, students: students(place) })) }
  })
})

const splitClassHandler = handle(splitClass, async (handling) => {
  const doing = rearranging(handling)
  const { params, body } = handling
  const { divided, members } = await prepare(doing, params.id, body)
  const lists = body.parts.map(({ students }) => students)
  requireWhole(members, lists)
  const made = await makeParts(doing, divided, body)
  const placed = await placeAllOrRefuse(doing, movesOf(divided.id, members, made, lists), 'from')
  await finish(doing, divided, made, body)
  return keepRearrangement(doing, 'split', placed)
})

export const splitHandlers = [previewSplitHandler, splitClassHandler]
