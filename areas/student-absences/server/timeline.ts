import { sql } from 'kysely'
import { isOwnChild } from '#areas/people/server/index.ts'
import { allows } from '#platform/contract/access.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { TimelineSource } from '#platform/server/timeline.ts'
import { listAbsenceReasons, type AbsenceReason } from '../contract/absence-reasons.ts'
import { mayReadReason } from './list-reasons.ts'

interface AbsenceRow {
  date_from: string
  date_to: string
  kind: string
  state: AbsenceReason['state']
}
const stateText = (state: AbsenceRow['state']): string =>
  ({ waiting: t`ждёт ответа`, accepted: t`принято`, declined: t`отклонено`, withdrawn: t`отозвано` })[state]

/** What the family has told of absences. */
export const absenceTimeline: TimelineSource = {
  id: 'absences',
  title: msg`Отсутствия`,
  read: async ({ db, caller, today }, student) => {
    if (caller.client === 0 && !allows(listAbsenceReasons.access, caller)) return []
    const mayRead =
      caller.client === 1 ? isOwnChild(caller, sql.ref('r.student_id'), today) : mayReadReason(caller, today)
    const { rows } = await sql<AbsenceRow>`
      select r.date_from, r.date_to, k.title as kind, r.state from student_absences.absence_reason r
      join miss_kinds.miss_kind k on k.id = r.kind_id where r.student_id = ${student} and (${mayRead})`.execute(db)
    return rows.map(({ date_from, date_to, kind, state }) => ({
      date: date_from,
      until: date_to === date_from ? null : date_to,
      title: t`Отсутствие: ${kind}`,
      detail: stateText(state),
    }))
  },
}
