import { sql } from 'kysely'
import { asSaid } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { forbidden, notFound, refuse } from '#platform/server/refusal.ts'
import { removeResult } from '../contract/results.ts'
import { isPeriodOpen } from '#areas/grading/rules/period-state.ts'
import { resultObjectionText } from '../rules/result-objection.ts'
import { batchInARow, lockGroups, type GroupFacts, scopeOf, publishJournal } from '#areas/journal/server/index.ts'
import { readMembers } from './course-rows.ts'
import { placeOfResult, wasMember } from './result-place.ts'
import { isResultOf, readResultsById, removeResults } from './write-results.ts'

/** Groups of the result's course and year in which its student is or was. */
const groupsOfResult = (id: number) => sql`
  select m.group_id from results.period_result r
  join classes.group_member m on m.student_id = r.student_id and m.course_id = r.course_id
  join classes.study_group own on own.id = m.group_id and own.year_id = r.year_id where r.id = ${id}`

export const removeResultHandler = handle(removeResult, async ({ params, db, caller, today, publish, http }) => {
  const groups = await lockGroups(db, groupsOfResult(params.id), scopeOf(caller, today))
  const [present] = await readResultsById(db, [params.id])
  const readable = groups.filter(({ may_read }) => may_read)
  if (!present || readable.length === 0) throw notFound()
  const half = present.half === 1 || present.half === 2 ? present.half : null
  const placeIn = (group: GroupFacts) =>
    placeOfResult(group, { type: present.type, quarter_id: present.quarter_id, half })
  const marked = readable.filter(({ may_mark }) => may_mark)
  const members = await readMembers(
    db,
    marked.map(({ id }) => id),
    [present.student_id],
  )
  // a group that the student left before the period has no say in it, as in setting the result
  const own = marked.filter((group) =>
    wasMember(
      members.filter(({ group_id }) => group_id === group.id),
      placeIn(group),
    ),
  )
  if (own.length === 0) throw forbidden()
  if (!own.some((group) => isPeriodOpen(placeIn(group).closing, today)))
    throw refuse([], asSaid(resultObjectionText.closed))
  const batch = groups[0] ? await batchInARow(db, caller, isResultOf(groups[0])) : null
  await removeResults(db, { marker: caller, requestId: http.request.id, batch }, [params.id])
  for (const { id } of groups) publishJournal(publish, id, { removed_results: [params.id] })
  return { id: params.id }
})
