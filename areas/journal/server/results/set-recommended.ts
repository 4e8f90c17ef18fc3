import { handle } from '#platform/server/handle.ts'
import { refuse } from '#platform/server/refusal.ts'
import { setRecommended } from '../../contract/results.ts'
import { resultObjection, resultObjectionText } from '../../rules/result-objection.ts'
import { tellJournal } from '../tell-journal.ts'
import { readCourses } from './read-courses.ts'
import { resultOnWire } from './result-on-wire.ts'
import { isMemberAtEnd, placeOfResult, type ResultPlace } from './result-place.ts'
import { recommendedResult } from './recommended-result.ts'
import { lockForResults } from './set-result.ts'
import { insertResults, readResultsById } from './write-results.ts'

type Group = Awaited<ReturnType<typeof lockForResults>>

function objectTo(group: Group, place: ResultPlace, today: string): void {
  if (place.start > today) throw refuse('quarter_id', 'Период ещё не начался')
  const { type, closing, period } = place
  const context = {
    mode: group.mode,
    period: period?.kind ?? ('year' as const),
    closing,
    recommended: null,
    has_exam: true,
  }
  const objection = resultObjection({ type, value: null, reason: null }, context, today)
  if (objection) throw refuse('type', resultObjectionText[objection])
}

export const setAll = handle(setRecommended, async (asked) => {
  const { params, body, db, today, caller, publish, http } = asked
  const group = await lockForResults(asked, params.id)
  const place = placeOfResult(group, body)
  objectTo(group, place, today)
  const courses = await readCourses(db, [group], null, today)
  const students = courses.flatMap((course) => course.students)
  const results = students
    .filter(({ memberships }) => isMemberAtEnd(memberships, place, today))
    .flatMap((student) => recommendedResult(group, place, student) ?? [])
    .filter(({ value }) => value !== null)
  const ids = await insertResults(db, caller, http.request.id, results)
  const items = (await readResultsById(db, ids)).map(resultOnWire)
  tellJournal(publish, group.id, { results: items })
  return { items }
})
