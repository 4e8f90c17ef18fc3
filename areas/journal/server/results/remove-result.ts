import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { forbidden, notFound, refuse } from '#platform/server/refusal.ts'
import { removeResult } from '../../contract/results.ts'
import { isPeriodOpen } from '../../rules/period-state.ts'
import { resultObjectionText } from '../../rules/result-objection.ts'
import { lockGroups } from '../save/group-facts.ts'
import { scopeOf } from '../save/mark-scope.ts'
import { tellJournal } from '../tell-journal.ts'
import { placeOfResult } from './result-place.ts'
import { readResultsById } from './write-results.ts'

/** Groups of the result's course and year in which its student is or was. */
const groupsOfResult = (id: number) => sql`
  select m.group_id from journal.period_result r
  join classes.group_member m on m.student_id = r.student_id and m.course_id = r.course_id
  join classes.study_group own on own.id = m.group_id and own.year_id = r.year_id where r.id = ${id}`

export const remove = handle(removeResult, async ({ params, db, caller, today, record, publish }) => {
  const groups = await lockGroups(db, groupsOfResult(params.id), scopeOf(caller, today))
  const [present] = await readResultsById(db, [params.id])
  const readable = groups.filter(({ may_read }) => may_read)
  if (!present || readable.length === 0) throw notFound()
  const own = readable.filter(({ may_mark }) => may_mark)
  if (own.length === 0) throw forbidden()
  const half = present.half === 1 || present.half === 2 ? present.half : null
  const isOpen = own.some((group) =>
    isPeriodOpen(placeOfResult(group, { type: present.type, quarter_id: present.quarter_id, half }).closing, today),
  )
  if (!isOpen) throw refuse([], resultObjectionText.closed)
  await db.deleteFrom('journal.period_result').where('id', '=', params.id).execute()
  await record({ subject: 'journal.period_result', id: params.id, before: present })
  for (const { id } of groups) tellJournal(publish, id, { removed_results: [params.id] })
  return { id: params.id }
})
