import { sql, type RawBuilder } from 'kysely'
import { scopeOf } from '#areas/access/server/index.ts'
import { isOwnStudentOn, leadsStudentOn, isStudentInScope } from '#areas/classes/server/index.ts'
import { usrFamily } from '#areas/people/contract/permissions.ts'
import type * as z from 'zod/mini'
import { msg, t, translate } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, listOfSql } from '#platform/server/list.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportAbsenceReasons, listAbsenceReasons, type AbsenceReason } from '../contract/absence-reasons.ts'
import { jrnFullFilter } from '#areas/journal/contract/permissions.ts'
import { absenceSpanText, absenceStateTitles } from '../rules/absence-reason.ts'
import { reasonColumns, reasonRows } from './reason-rows.ts'

type Row = AbsenceReason & { may_answer: boolean }

/** Whether the caller may read a reason: the teacher and the curator of the student's class, and who reads all journals. */
export const mayReadReason = (caller: Caller, today: string): RawBuilder<boolean> =>
  sql<boolean>`(${isStudentInScope(scopeOf(caller, 'read', jrnFullFilter), sql.ref('r.student_id'))}
    or ${isOwnStudentOn(caller, sql.ref('r.student_id'), sql`${today}::date`, today)})`

const orderBy = {
  waiting: (direction: RawBuilder<unknown>) => sql`r.state <> 'waiting' ${direction}, r.date_from desc`,
  student: (direction: RawBuilder<unknown>) => sql`p.sort_name ${direction}, r.date_from desc`,
  date: (direction: RawBuilder<unknown>) => sql`r.date_from ${direction}`,
}

interface Asking {
  db: Database
  caller: Caller
  today: string
}
type ListQuery = Omit<z.output<(typeof exportAbsenceReasons)['query']>, 'columns'>

function findReasons({ db, caller, today }: Asking, { state, class_id, search, sort, asc }: ListQuery) {
  const found = sql`from ${reasonRows(today)} where ${mayReadReason(caller, today)}
    and (${state ?? null}::text is null or r.state = ${state ?? null})
    and (${class_id ?? null}::integer is null or c.id = ${class_id ?? null})
    and ${containsWords(sql`platform.search_text(p.full_name)`, search ?? '')}`
  const mayAnswer = leadsStudentOn(caller, sql.ref('r.student_id'), sql`${today}::date`, today)
  const mayWrite = caller.permissions.write.includes(usrFamily)
  return listOfSql<Row>(db, {
    columns: sql`${reasonColumns}, (${mayWrite} and r.state = 'waiting' and ${mayAnswer}) as may_answer`,
    found,
    ordered: sql`order by ${orderBy[sort](asc ? sql`asc` : sql`desc`)}, r.id desc`,
  })
}

const listAbsenceReasonsHandler = handle(
  listAbsenceReasons,
  ({ query, ...asking }) => findReasons(asking, query).pageOf(query),
  { conditional: true },
)

const columns: Record<(typeof exportAbsenceReasons)['columns'][number], SheetColumn<Row>> = {
  student: { title: msg`Ученик`, width: 36, kind: 'text', of: ({ student }) => student.full_name },
  class: { title: msg`Класс`, width: 10, kind: 'text', of: ({ student }) => student.class_title },
  date: { title: msg`Когда`, width: 26, kind: 'text', of: (reason) => translate(absenceSpanText(reason)) },
  misses: { title: msg`Пропущено уроков`, width: 12, kind: 'number', of: ({ misses }) => misses },
  kind: { title: msg`Вид`, width: 22, kind: 'text', of: ({ kind }) => kind.title },
  text: { title: msg`Причина`, width: 50, kind: 'text', of: ({ text }) => text },
  given_by: { title: msg`Кто сообщил`, width: 30, kind: 'text', of: ({ given_by }) => given_by },
  state: { title: msg`Состояние`, width: 16, kind: 'text', of: ({ state }) => absenceStateTitles[state] },
  answer: { title: msg`Ответ`, width: 40, kind: 'text', of: ({ answer }) => answer },
}
const exportAbsenceReasonsHandler = handle(exportAbsenceReasons, async ({ query, record, ...asking }) => {
  const { caller, today } = asking
  return exportRows({
    list: 'student_absences.reasons',
    title: t`Причины отсутствия`,
    columns,
    query,
    found: await findReasons(asking, query).whole(),
    caller,
    today,
    record,
  })
})

export const listReasonsHandlers = [listAbsenceReasonsHandler, exportAbsenceReasonsHandler]
