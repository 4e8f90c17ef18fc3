import { sql } from 'kysely'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import type { StepContext } from '#platform/server/steps/index.ts'
import type { ResultRow } from '#areas/grading/server/index.ts'
import { lockGroups, readableGroups, scopeOf, type GroupFacts } from '#areas/journal/server/index.ts'
import { readMembers } from './course-rows.ts'
import { placeOfStored, wasMember } from './result-place.ts'
import { readResultsById } from './write-results.ts'

/** A stored result with the groups of its course and year in which its student is or was, held till the end of the transaction. */
interface HeldResult {
  present: ResultRow
  groups: GroupFacts[]
  /** Those of them that the caller marks and in which the student was in the period. */
  own: [GroupFacts, ...GroupFacts[]]
}

const groupsOfResult = (id: number) => sql`
  select m.group_id from results.period_result r
  join classes.group_member m on m.student_id = r.student_id and m.course_id = r.course_id
  join classes.study_group own on own.id = m.group_id and own.year_id = r.year_id where r.id = ${id}`

/** A stored result to be changed: 404 where the caller reads no journal that has it, 403 where they do not mark there. */
export async function lockResult({ db, caller, today }: StepContext, id: number): Promise<HeldResult> {
  const scope = scopeOf(caller, today)
  const groups = await lockGroups(db, groupsOfResult(id), scope)
  const [present] = await readResultsById(db, [id])
  const readable = await readableGroups(db, groups, scope)
  if (!present || readable.length === 0) throw notFound()
  const marked = readable.filter(({ may_mark }) => may_mark)
  const members = await readMembers(
    db,
    marked.map((group) => group.id),
    [present.student_id],
  )
  // a group that the student left before the period has no say in it, as in setting the result
  const [first, ...others] = marked.filter((group) =>
    wasMember(
      members.filter(({ group_id }) => group_id === group.id),
      placeOfStored(group, present),
    ),
  )
  if (!first) throw forbidden()
  return { present, groups, own: [first, ...others] }
}
