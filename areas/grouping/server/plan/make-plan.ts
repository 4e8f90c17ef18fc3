import { insertGroups, writeGroupStays } from '#areas/classes/server/index.ts'
import type { GroupKind } from '#areas/classes/contract/group-kinds.ts'
import { handle } from '#platform/server/handle.ts'
import type { BulkTrace } from '#platform/server/history.ts'
import { makePlan, previewPlan, type PlanBody } from '../../contract/plan.ts'
import { placeStudents } from '../stays/place-students.ts'
import { traceOf } from '../trace.ts'
import { proposeGroups, type Asking, type ProposedGroups } from './propose.ts'

const sizesOf = (proposed: readonly ProposedGroups[]) => {
  const parts = proposed.flatMap((one) => one.parts)
  return { groups: parts.length, members: parts.reduce((sum, { students }) => sum + students.length, 0) }
}

export const previewPlanHandler = handle(previewPlan, async ({ body, caller, db, today }) => {
  const { proposed } = await proposeGroups({ db, caller, today }, body)
  return {
    ...sizesOf(proposed),
    items: proposed.map(({ parts, ...of }) => ({
      ...of,
      parts: parts.map(({ title, students }) => ({ title, students: students.length })),
    })),
  }
})

/** Makes the groups that the plan wants and that are not there. @returns how many, with how many students in them */
export async function makeMissingGroups(
  { trace, ...asking }: Asking & { trace: BulkTrace },
  body: PlanBody,
): Promise<{ groups: number; members: number }> {
  const { db } = asking
  const { year, from, proposed } = await proposeGroups(asking, body)
  if (proposed.length === 0) return sizesOf(proposed)
  const wanted = proposed.flatMap(({ class: { id }, course, parts }) =>
    parts.map(({ title, students }) => ({
      students,
      group: {
        course_id: course.id,
        title,
        kind: (parts.length > 1 ? 'subgroup' : 'class') satisfies GroupKind as GroupKind,
        classes: [id],
      },
    })),
  )
  const ids = await insertGroups(
    db,
    year.id,
    wanted.map(({ group }) => group),
    trace,
  )
  const placements = wanted.flatMap(({ students, group }, place) =>
    students.map((student_id) => ({ student_id, course_id: group.course_id, group_id: ids[place] ?? null })),
  )
  const { writes } = await placeStudents(db, { placements, year, from })
  await writeGroupStays(db, writes, trace)
  return sizesOf(proposed)
}

export const makePlanHandler = handle(makePlan, async ({ body, caller, db, today, http }) => {
  const trace = traceOf(caller, http)
  const made = await makeMissingGroups({ db, caller, today, trace }, body)
  return { ...made, batch: made.groups === 0 ? null : trace.batch }
})
