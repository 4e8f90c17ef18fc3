import { asSaid } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import { removeResult } from '../contract/results.ts'
import { isPeriodOpen } from '#areas/grading/rules/period-state.ts'
import { resultObjectionText } from '../rules/result-objection.ts'
import { batchInARow, publishJournal } from '#areas/journal/server/index.ts'
import { followYear } from './follow/follow-year.ts'
import { lockResult } from './result-access.ts'
import { placeOfStored } from './result-place.ts'
import { isResultOf, removeResults } from './write-results.ts'

export const removeResultHandler = handle(removeResult, async (call) => {
  const { params, db, caller, today, publish, http } = call
  const { present, groups, own } = await lockResult(call, params.id)
  if (!own.some((group) => isPeriodOpen(placeOfStored(group, present).closing, today)))
    throw refuse([], asSaid(resultObjectionText.closed))
  const batch = await batchInARow(db, caller, isResultOf(own[0]))
  await removeResults(db, { marker: caller, requestId: http.request.id, batch }, [params.id])
  for (const { id } of groups) publishJournal(publish, id, { removed_results: [params.id] }, [present.student_id])
  await followYear(call, own[0], [present.student_id])
  return { id: params.id }
})
