import { randomBytes } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { forbidden, notFound, outdated, refuse } from '#platform/server/refusal.ts'
import { checkFinalCards, revokeFinalCard, signFinalCards } from '../../contract/final-cards.ts'
import { PaperContent } from '../../contract/paper.ts'
import { unsetCourses } from '../../rules/card-period.ts'
import { stepObjection, type CardState, type CardStep } from '../../rules/card-state.ts'
import { codeLength, codeOf } from '../../rules/document-code.ts'
import { readDifferingCourses } from './differing-courses.ts'
import { mayMaintainCards, maySignCards } from '../scope.ts'

interface CardRow {
  id: number
  year_id: number
  student_id: number
  state: CardState
  content: unknown
  date_start: string
  date_end: string
}

/** Cards within the scope, locked in the order of a list. @throws Refusal 404 if one of them is out of it, 409 if one can't take the step */
async function lockCards(db: Database, ids: readonly number[], step: CardStep, scope: RawBuilder<boolean>) {
  const { rows } = await sql<CardRow>`
    select rc.id, rc.year_id, rc.student_id, rc.state, rc.content, y.date_start, y.date_end
    from register.report_card rc join calendar.study_year y on y.id = rc.year_id
    join people.person p on p.id = rc.student_id
    where rc.id = any(${[...ids]}::integer[]) and ${scope} order by p.sort_name, rc.id for update of rc`.execute(db)
  if (rows.length < new Set(ids).size) throw notFound()
  for (const { state } of rows) {
    const objection = stepObjection(step, state)
    if (objection !== null) throw outdated(msg`${objection}. Обновите страницу`)
  }
  return rows
}
const maintains = (caller: Caller, today: string) =>
  mayMaintainCards(caller, sql.ref('rc.class_id'), { today, level: 'write' })

const changes = (rows: readonly CardRow[], after: object) =>
  rows.map(({ id, state }) => ({ subject: 'register.report_card', id, before: { state }, after }))

/** 422 where a result on one of the cards differs from its marks, and nobody has confirmed it. */
async function requireConfirmed(db: Database, rows: readonly CardRow[]): Promise<void> {
  const papers = rows.map(({ student_id, year_id, content }) => {
    const { student, quarter, half } = PaperContent.parse(content)
    return { student_id, student, year_id, quarter, half }
  })
  const alike = Map.groupBy(papers, ({ year_id, quarter, half }) => `${year_id} ${quarter} ${half}`)
  for (const own of alike.values()) {
    const [first] = own
    if (!first) continue
    const differing = await readDifferingCourses(db, { ...first, students: own.map(({ student_id }) => student_id) })
    for (const { student, student_id } of own) {
      const courses = differing.get(student_id)
      if (courses)
        throw refuse(
          'ids',
          msg`${student}: итог расходится с отметками: ${courses.join(', ')}. Подтвердите его в журнале`,
        )
    }
  }
}

const checkFinalCardsHandler = handle(checkFinalCards, async ({ body, caller, db, today, record }) => {
  const rows = await lockCards(db, body.ids, 'check', maintains(caller, today))
  for (const { content } of rows) {
    const paper = PaperContent.parse(content)
    const unset = unsetCourses(paper.courses, paper)
    if (unset.length > 0)
      throw refuse(
        'ids',
        msg`${paper.student}: не выставлен итог: ${unset.join(', ')}. Выставьте его и составьте табель заново`,
      )
  }
  await requireConfirmed(db, rows)
  const ids = rows.map(({ id }) => id)
  await db
    .updateTable('register.report_card')
    .where('id', 'in', ids)
    .set({ state: 'checked', checked_by: caller.personId, checked_at: sql<Date>`now()` })
    .execute()
  await record(...changes(rows, { state: 'checked' }))
  return { ids }
})

/** «2026/27-00017»: numbers of a year run without gaps. */
const numberOf = ({ date_start, date_end }: CardRow, number: number): string =>
  `${date_start.slice(0, 4)}/${date_end.slice(2, 4)}-${String(number).padStart(5, '0')}`

/** @returns the last number given before these */
async function takeNumbers(db: Database, yearId: number, count: number): Promise<number> {
  const { rows } = await sql<{ last_number: number }>`
    insert into register.numbering (year_id, last_number) values (${yearId}, ${count})
    on conflict (year_id) do update set last_number = register.numbering.last_number + ${count}
    returning last_number`.execute(db)
  return (rows[0]?.last_number ?? count) - count
}

const signFinalCardsHandler = handle(signFinalCards, async ({ body, caller, db, today, record }) => {
  const rows = await lockCards(db, body.ids, 'sign', maySignCards(caller, sql.ref('rc.class_id')))
  // marks may have moved since the check
  await requireConfirmed(db, rows)
  const numbered: { id: number; number: string; code: string }[] = []
  for (const [yearId, own] of Map.groupBy(rows, ({ year_id }) => year_id)) {
    const last = await takeNumbers(db, yearId, own.length)
    for (const [index, row] of own.entries())
      numbered.push({ id: row.id, number: numberOf(row, last + index + 1), code: codeOf(randomBytes(codeLength)) })
  }
  const ids = rows.map(({ id }) => id)
  const replaced = await sql<{ id: number }>`
    update register.report_card rc set state = 'replaced', ended_by = ${caller.personId}, ended_at = now()
    from register.report_card next where next.id = any(${ids}::integer[]) and rc.state = 'signed'
      and rc.student_id = next.student_id and rc.year_id = next.year_id and rc.half is not distinct from next.half
      and rc.quarter_id is not distinct from next.quarter_id
    returning rc.id`.execute(db)
  await sql`
    update register.report_card rc set state = 'signed', number = given.number, code = given.code,
      signed_by = ${caller.personId}, signed_at = now(), signed_on = ${today}
    from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as given(id integer, number text, code text)
    where rc.id = given.id`.execute(db)
  const numbers = new Map(numbered.map(({ id, number }) => [id, number]))
  await record(
    ...replaced.rows.map(({ id }) => ({
      subject: 'register.report_card',
      id,
      before: { state: 'signed' },
      after: { state: 'replaced' },
    })),
    ...rows.map(({ id, state }) => ({
      subject: 'register.report_card',
      id,
      before: { state },
      after: { state: 'signed', number: numbers.get(id) },
    })),
  )
  return { ids }
})

const revokeFinalCardHandler = handle(revokeFinalCard, async ({ params, body, caller, db, today, record }) => {
  const seen = sql<boolean>`(${mayMaintainCards(caller, sql.ref('rc.class_id'), { today, level: 'read' })})`
  const rows = await lockCards(db, [params.id], 'revoke', seen)
  const isSigned = rows[0]?.state === 'signed'
  const mayRevoke = isSigned ? maySignCards(caller, sql.ref('rc.class_id')) : maintains(caller, today)
  const own = await sql`select from register.report_card rc where rc.id = ${params.id} and ${mayRevoke}`.execute(db)
  if (own.rows.length === 0) throw forbidden()
  await db
    .updateTable('register.report_card')
    .where('id', '=', params.id)
    .set({ state: 'revoked', ended_by: caller.personId, ended_at: sql<Date>`now()`, reason: body.reason })
    .execute()
  await record(...changes(rows, { state: 'revoked', reason: body.reason }))
  return { id: params.id }
})

export const cardStepHandlers = [checkFinalCardsHandler, signFinalCardsHandler, revokeFinalCardHandler]
