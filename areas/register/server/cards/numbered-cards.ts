import { sql } from 'kysely'
import { msg, t } from '#platform/contract/text.ts'
import { roman } from '#platform/contract/roman.ts'
import type { NumberedSubjects, NumberingJournal } from '#platform/server/numbering.ts'
import { mayMaintainCards, mayReadGradeBook } from '../scope.ts'
import { cardKind } from './lock-cards.ts'

/** Their numbers begin anew with each study year. */
export const cardNumbers: NumberingJournal = { key: cardKind, title: msg`Итоговые табели` }

interface Row {
  id: number
  student_id: number
  full_name: string
  class_title: string
  quarter: number | null
  half: number | null
}
const periodOf = ({ quarter, half }: Row) =>
  quarter !== null ? t`${roman(quarter)} четверть` : half !== null ? t`${roman(half)} полугодие` : t`за год`

/** Cards whose class or student the caller may read of. */
export const numberedCards: NumberedSubjects = {
  kind: cardKind,
  find: async ({ db, caller, today }, ids) => {
    const ofClass = mayMaintainCards(caller, sql.ref('rc.class_id'), { today, level: 'read' })
    const { rows } = await sql<Row>`
      select rc.id, rc.student_id, p.full_name, c.title as class_title, q.number as quarter, rc.half
      from register.report_card rc join people.person p on p.id = rc.student_id join classes.class c on c.id = rc.class_id
      left join calendar.calendar_entry q on q.id = rc.quarter_id
      where rc.id = any(${[...ids]}::integer[])
        and (${ofClass} or ${mayReadGradeBook(caller, sql.ref('rc.student_id'), today)})`.execute(db)
    return new Map(
      rows.map((row) => [
        row.id,
        {
          title: t`${row.full_name}, ${row.class_title}, ${periodOf(row)}: итоговый табель`,
          link: `/students-register/grade-book?student=${row.student_id}`,
        },
      ]),
    )
  },
}
