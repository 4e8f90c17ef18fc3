import { sql } from 'kysely'
import { changeGroups, insertGroups, writeGroupStays, type GroupFields } from '#areas/classes/server/index.ts'
import type { GroupKind } from '#areas/classes/contract/group-kinds.ts'
import { t, translate } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { previewDivision, saveDivision, type DivisionBody } from '../../contract/division.ts'
import { groupEffects } from '../group/group-effects.ts'
import { keptDays, requireNothingKept } from '../stays/kept-days.ts'
import { moveEffects } from '../stays/move-effects.ts'
import { placeStudents, type Placement } from '../stays/place-students.ts'
import { traceOf } from '../trace.ts'
import { numberOn } from '#areas/norms/server/index.ts'
import { subgroupNorm } from '../norms.ts'
import { normWords } from './norm-words.ts'
import { planDivision, type PlannedDivision } from './plan-division.ts'
import { allowedSubgroups } from './read-division.ts'

const kindOf = ({ of, parts }: PlannedDivision): GroupKind =>
  of.classes.length > 1 ? 'cross' : parts.length > 1 ? 'subgroup' : 'class'

/** Where everybody is to be; a group that is yet to be made stands under a number below zero. */
function placementsOf({ of, parts, leaving }: PlannedDivision, ids: readonly number[]): Placement[] {
  const course_id = of.course.id
  return [
    ...parts.flatMap(({ students }, place) =>
      students.map((student_id) => ({ student_id, course_id, group_id: ids[place] ?? null })),
    ),
    ...leaving.map((student_id) => ({ student_id, course_id, group_id: null })),
  ]
}

async function readFields(db: Database, ids: readonly number[]): Promise<(GroupFields & { id: number })[]> {
  const { rows } = await sql<GroupFields & { id: number }>`
    select id, title, kind, level_id, hours::float8 as hours, closed_on, follows_class_id, norm_reason
    from classes.study_group where id = any(${[...ids]}::int[])`.execute(db)
  return rows
}

/** What groups that stay, come back or close become. */
async function changedGroups(db: Database, plan: PlannedDivision, body: DivisionBody) {
  const { parts, closing, from } = plan
  const kept = new Map(parts.flatMap((part) => (part.group ? [[part.group.id, part] as const] : [])))
  const fields = await readFields(db, [...kept.keys(), ...closing.map(({ id }) => id)])
  return fields.map((group) => {
    const part = kept.get(group.id)
    if (!part) return { ...group, closed_on: from }
    const own = { ...group, closed_on: null, level_id: part.level_id, norm_reason: body.norm_reason ?? null }
    return part.group?.is_wider ? own : { ...own, kind: kindOf(plan), follows_class_id: body.follows_class_id ?? null }
  })
}

export const saveDivisionHandler = handle(saveDivision, async ({ body, caller, db, today, context, http }) => {
  const plan = await planDivision({ db, caller, today }, body)
  const { of, from, parts } = plan
  const trace = traceOf(caller, http)
  const fresh = parts.filter(({ group }) => !group)
  const made = await insertGroups(
    db,
    of.year.id,
    fresh.map(({ title, level_id }) => ({
      course_id: of.course.id,
      title,
      level_id,
      kind: kindOf(plan),
      classes: of.classes.map(({ id }) => id),
      follows_class_id: body.follows_class_id ?? null,
      norm_reason: body.norm_reason ?? null,
    })),
    trace,
  )
  const ids = parts.map((part) => part.group?.id ?? made[fresh.indexOf(part)] ?? 0)
  await changeGroups(db, await changedGroups(db, plan, body), trace)
  const placed = await placeStudents(db, { placements: placementsOf(plan, ids), year: of.year, from })
  await requireNothingKept(db, context.membershipHolds, placed.taken)
  await writeGroupStays(db, placed.writes, trace)
  return { groups: parts.map(({ title }, place) => ({ id: ids[place] ?? 0, title })), batch: trace.batch }
})

export const previewDivisionHandler = handle(previewDivision, async ({ body, caller, db, today, context }) => {
  const plan = await planDivision({ db, caller, today }, body)
  const { of, from, parts, closing, students } = plan
  const ids = parts.map(({ group }, place) => group?.id ?? -1 - place)
  const placed = await placeStudents(db, { placements: placementsOf(plan, ids), year: of.year, from })
  const kept = await keptDays(db, context.membershipHolds, placed.taken)
  const closed = closing.map(({ id }) => id)
  const titles = (which: readonly { title: string }[]) => which.map(({ title }) => title)
  const standing = {
    students: students.length,
    groups: parts.length,
    allowed: await allowedSubgroups(db, of),
    threshold: await numberOn(db, subgroupNorm, from),
  }
  return {
    norm: of.classes.length > 1 ? null : normWords(standing),
    obstacles: kept.map((one) => translate(one)),
    effects: [
      { title: t`Новые группы`, items: titles(parts.filter(({ group }) => !group)) },
      { title: t`Откроются снова`, items: titles(parts.filter(({ group }) => group?.is_open === false)) },
      { title: t`Закроются`, items: titles(closing) },
      ...(await moveEffects(db, placed)),
      ...(await groupEffects({ db, context }, closed, from)),
    ],
  }
})
