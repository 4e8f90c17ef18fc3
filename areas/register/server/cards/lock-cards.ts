import { sql, type RawBuilder } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound, outdated, refuse } from '#platform/server/refusal.ts'
import { PaperContent } from '../../contract/paper.ts'
import { stepObjection, type CardState, type CardStep } from '../../rules/card-state.ts'
import { readDifferingCourses } from './differing-courses.ts'

/** Under which numbering, seals and the history know final report cards. */
export const cardKind = 'register.report_card'

export interface CardRow {
  id: number
  version: number
  year_id: number
  student_id: number
  state: CardState
  content: unknown
  seal_id: number | null
  date_start: string
  date_end: string
}

/** Cards within the scope, locked in the order of a list. @throws Refusal 404 if one of them is out of it, 409 if one can't take the step */
export async function lockCards(db: Database, ids: readonly number[], step: CardStep, scope: RawBuilder<boolean>) {
  const { rows } = await sql<CardRow>`
    select rc.id, rc.year_id, rc.student_id, rc.state, rc.version, rc.content, rc.seal_id, y.date_start, y.date_end
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
export const changes = (rows: readonly CardRow[], after: object) =>
  rows.map(({ id, state }) => ({ subject: cardKind, id, before: { state }, after }))

/** 422 where a result on one of the cards differs from its marks, and nobody has confirmed it. */
export async function requireConfirmed(db: Database, rows: readonly CardRow[]): Promise<void> {
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
