import { asSaid, msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import { setRecommended } from '../contract/results.ts'
import { resultObjection, resultObjectionText } from '../rules/result-objection.ts'
import { publishJournal } from '#areas/journal/server/index.ts'
import { readCourses, type StudentCourse } from './read-courses.ts'
import { toResultResponse } from '#areas/grading/server/index.ts'
import { isMemberAtEnd, isStoredFor, placeOfResult, type ResultPlace } from './result-place.ts'
import { followYear } from './follow/follow-year.ts'
import { recommendedResult } from './recommended-result.ts'
import { lockForResults } from './set-result.ts'
import {
  batchOf,
  insertResults,
  readResultsById,
  replaceResults,
  type NewResult,
  type Replacement,
} from './write-results.ts'

type Group = Awaited<ReturnType<typeof lockForResults>>

function objectTo(group: Group, place: ResultPlace, today: string): void {
  if (place.start > today) throw refuse('quarter_id', msg`Период ещё не начался`)
  const { type, closing, period } = place
  const context = {
    mode: group.mode,
    period: period?.kind ?? ('year' as const),
    closing,
    recommended: null,
    has_exam: true,
    awaits_exam: false,
  }
  const objection = resultObjection({ type, value: null, reason: null }, context, today)
  if (objection) throw refuse('type', asSaid(resultObjectionText[objection]))
}

interface Recommended {
  student: StudentCourse
  result: NewResult
}

/** What is set already and is to be replaced; 422 where a student is not among them, 409 where it is not what was seen. */
function replacementOf(
  place: ResultPlace,
  all: readonly Recommended[],
  { student_id, version }: { student_id: number; version: number },
): Replacement {
  const found = all.find(({ student }) => student.studentId === student_id)
  if (!found) throw refuse('replace', msg`Ученику нечего выставить: рекомендованной отметки нет`)
  const present = found.student.stored.find((row) => isStoredFor(row, place))
  if (present?.version !== version) throw conflict(msg`Итог уже изменён другим. Обновите журнал и повторите`)
  return { id: present.id, ...found.result }
}

export const setRecommendedHandler = handle(setRecommended, async (call) => {
  const { params, body, db, today, caller, publish, http } = call
  const group = await lockForResults(call, params.id)
  const place = placeOfResult(group, body)
  objectTo(group, place, today)
  const courses = await readCourses(db, [group], null, today)
  const recommended = courses
    .flatMap(({ students }) => students)
    .filter(({ memberships }) => isMemberAtEnd(memberships, place, today))
    .flatMap((student): Recommended[] => {
      const result = recommendedResult(group, place, student, today)
      return result === null || result.value === null ? [] : [{ student, result }]
    })
  const isSet = ({ student }: Recommended) => student.stored.some((row) => isStoredFor(row, place))
  const made = recommended.filter((one) => !isSet(one)).map(({ result }) => result)
  const replaced = (body.replace ?? []).map((named) => replacementOf(place, recommended, named))
  const trace = { marker: caller, requestId: http.request.id, batch: batchOf(made.length + replaced.length) }
  const ids = [...(await insertResults(db, trace, made)), ...(await replaceResults(db, trace, replaced))]
  const items = (await readResultsById(db, ids)).map(toResultResponse)
  publishJournal(publish, group.id, { results: items })
  await followYear(
    call,
    group,
    items.map(({ student_id }) => student_id),
  )
  return { items }
})
