import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { batchInARow, publishJournal } from '#areas/journal/server/index.ts'
import { toResultResponse } from '#areas/grading/server/index.ts'
import { confirmResult } from '../contract/results.ts'
import { lockResult } from './result-access.ts'
import { isResultOf, readResultsById, replaceResults } from './write-results.ts'

/** A set result stays although its marks say something else: allowed in a closed period, for no value changes. */
export const confirmResultHandler = handle(confirmResult, async (call) => {
  const { params, body, db, caller, publish, http } = call
  const { present, groups, own } = await lockResult(call, params.id)
  if (present.version !== body.version) throw conflict(msg`Итог уже изменён. Обновите журнал и повторите`)
  if (!present.differs) throw conflict(msg`Итог не расходится с отметками: подтверждать нечего`)
  const { id, recommended, percent, value, policy_id } = present
  const batch = await batchInARow(db, caller, isResultOf(own[0]))
  const confirmed = { id, recommended, percent, value, policy_id, reason: body.reason }
  await replaceResults(db, { marker: caller, requestId: http.request.id, batch }, [confirmed])
  const [stored] = await readResultsById(db, [id])
  if (!stored) throw notFound()
  const answer = toResultResponse(stored)
  for (const group of groups) publishJournal(publish, group.id, { results: [answer] })
  return answer
})
