import { sql } from 'kysely'
import { asSaid, msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import type { StepContext } from '#platform/server/steps/index.ts'
import { conflict, forbidden, notFound, refuse } from '#platform/server/refusal.ts'
import { setResult } from '../contract/results.ts'
import { courseOutcomeOf } from '#areas/grading/rules/course-results.ts'
import { resultObjection, resultObjectionText, type ResultObjection } from '../rules/result-objection.ts'
import { recommendedValue, resultText } from '#areas/grading/rules/result-value.ts'
import { batchInARow, lockGroups, readableGroups, scopeOf, publishJournal } from '#areas/journal/server/index.ts'
import { percentOf } from './recommended-result.ts'
import { readCourses } from './read-courses.ts'
import { toResultResponse, type ResultRow } from '#areas/grading/server/index.ts'
import { followYear } from './follow/follow-year.ts'
import { isStoredFor, placeOfResult, policyIdOf, wasMember, type ResultPlace } from './result-place.ts'
import { insertResults, isResultOf, readResultsById, replaceResults } from './write-results.ts'

/** The group locked for its results: 404 where its journal may not be read, 403 where the caller may not mark in it. */
export async function lockForResults({ db, caller, today }: StepContext, groupId: number) {
  const scope = scopeOf(caller, today)
  const [group] = await readableGroups(db, await lockGroups(db, sql`${groupId}::integer`, scope), scope)
  if (!group) throw notFound()
  if (!group.may_mark) throw forbidden()
  const { policy } = group
  if (policy === null) throw conflict(msg`Для учебного года не заданы правила оценивания`)
  return { ...group, policy }
}

const fieldOf: Partial<Record<ResultObjection, string>> = {
  lesson_type: 'type',
  no_result: 'type',
  other_type: 'type',
  other_period: 'quarter_id',
  no_exam: 'type',
  reason: 'reason',
}

function objectTo(
  group: Awaited<ReturnType<typeof lockForResults>>,
  place: ResultPlace,
  given: { value: number | null; reason: string | null },
  { recommended, awaits_exam }: { recommended: number | null; awaits_exam: boolean },
  today: string,
) {
  if (place.start > today) throw refuse('quarter_id', msg`Период ещё не начался`)
  const objection = resultObjection(
    { type: place.type, ...given },
    {
      mode: group.mode,
      period: place.period?.kind ?? 'year',
      closing: place.closing,
      recommended,
      has_exam: true,
      awaits_exam,
    },
    today,
  )
  if (objection) throw refuse(fieldOf[objection] ?? 'value', asSaid(resultObjectionText[objection]))
}

/** 409 where another has set, changed or taken back the result since the caller saw it. */
function expectVersion(present: ResultRow | undefined, seen: number | undefined): void {
  if (seen === undefined || present?.version === seen) return
  if (!present) throw conflict(msg`Итог уже снят. Обновите журнал и повторите`)
  const who = present.author === null ? '' : ` (${present.author})`
  throw conflict(
    msg`Итог уже изменён, сейчас стоит «${resultText(present.type, present.value)}»${who}. Обновите журнал и повторите`,
  )
}

export const setResultHandler = handle(setResult, async (call) => {
  const { params, body, db, today, caller, publish, http } = call
  const group = await lockForResults(call, params.id)
  const place = placeOfResult(group, body)
  const [course] = await readCourses(db, [group], [body.student_id], today)
  const student = course?.students[0]
  if (!student?.input || !wasMember(student.memberships, place))
    throw refuse('student_id', msg`Ученика не было в группе в этом периоде`)
  const computed = courseOutcomeOf(student.input, place)
  const recommended = computed && recommendedValue(computed.computed)
  const { value, reason = null } = body
  const awaits_exam = group.has_exam && !student.stored.some(({ type }) => type === 'exam')
  objectTo(group, place, { value, reason }, { recommended, awaits_exam }, today)
  const present = student.stored.find((row) => isStoredFor(row, place))
  // one that differs is confirmed by being set again
  if (present && present.value === value && present.reason === reason && !present.differs)
    return toResultResponse(present)
  expectVersion(present, body.version)
  const policy_id = policyIdOf(group, place, present, today)
  const recorded = { recommended, percent: percentOf(computed), value, reason, policy_id }
  const { quarter_id, half, type } = place
  const { course_id, year_id } = group
  const made = { student_id: body.student_id, course_id, year_id, quarter_id, half, type, ...recorded }
  const batch = await batchInARow(db, caller, isResultOf(group))
  const trace = { marker: caller, requestId: http.request.id, batch }
  const [id] = present
    ? await replaceResults(db, trace, [{ id: present.id, ...recorded }])
    : await insertResults(db, trace, [made])
  if (id === undefined) throw conflict(msg`Итог только что выставил другой учитель. Обновите журнал`)
  const [stored] = await readResultsById(db, [id])
  if (!stored) throw notFound()
  const answer = toResultResponse(stored)
  publishJournal(publish, group.id, { results: [answer] })
  await followYear(call, group, [body.student_id])
  return answer
})
