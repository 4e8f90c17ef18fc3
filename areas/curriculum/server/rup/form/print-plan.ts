import { sql } from 'kysely'
import { paperHead } from '#areas/school/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { printPlan } from '../../../contract/rup.ts'
import { readOrder } from '../approval/approval.ts'
import { readPlan } from '../read-plan.ts'
import { yearTitle } from '../year-title.ts'
import { planPaper } from './plan-paper.ts'

interface Facts {
  start: string | null
  end: string | null
  director: string | null
  kazakh: [number, string][]
}
async function readFormFacts(db: Database, yearId: number): Promise<Facts> {
  const { rows } = await sql<Facts>`select y.date_start::text as start, y.date_end::text as end,
      (select director_name from school.school limit 1) as director,
      (select coalesce(jsonb_agg(jsonb_build_array(id, title_kk)), '[]') from curriculum.course
        where title_kk is not null and title_kk <> '') as kazakh
    from calendar.study_year y where y.id = ${yearId}`.execute(db)
  const [facts] = rows
  if (facts === undefined) throw notFound()
  return facts
}

export const printPlanHandler = handle(printPlan, async ({ params, caller, db, today, context, record }) => {
  const { start, end, director, kazakh } = await readFormFacts(db, params.id)
  const plan = await readPlan({ db, caller, today }, { year_id: params.id })
  const year = yearTitle({ start: start ?? '', end: end ?? '' })
  const printed = { plan, order: await readOrder(db, params.id), director, year, kazakh: new Map(kazakh) }
  const bytes = await planPaper(printed, await paperHead(context, caller))
  await record({
    subject: 'platform.export',
    id: caller.accountId,
    after: { list: 'rup-form', query: { year_id: params.id }, rows: plan.lines.length },
  })
  return { name: t`Рабочий учебный план ${year}, ${displayDate(today)}.pdf`, bytes }
})
