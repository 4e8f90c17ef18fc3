import { sql } from 'kysely'
import { demonstrationDomain } from '#areas/access/rules/demonstration.ts'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { dayOfBoard } from '#areas/workload/server/index.ts'
import { t } from '#platform/contract/text.ts'
import type { DemonstrationPart } from '#platform/server/demonstration/part.ts'
import { readTariffRows } from '../tariff-rows.ts'

/** Primary and language courses, whose notebooks are checked for pay, by how their titles begin. */
const withNotebooks = '^(русск|казах|қазақ|англ|иностр|матем|алгеб|геом|физика|химия)'

const ofLanguages = '^(русск|казах|қазақ)'

/** The list of the year's first day, as it was issued then. */
export const tariffDemonstration: DemonstrationPart = {
  name: 'tariff',
  write: async ({ db, today }) => {
    await sql`insert into tariff.notebook_course (course_id, kind)
      select id, case when lower(title) ~ ${ofLanguages} then 'languages' else 'others' end from curriculum.course where lower(title) ~ ${withNotebooks} on conflict do nothing`.execute(
      db,
    )
    const { rows } = await sql<{ id: number; from: string }>`
      select y.id, y.date_start::text as from from calendar.study_year y where y.id = ${currentYearId(today)}`.execute(
      db,
    )
    const [year] = rows
    if (!year) return
    const day = await dayOfBoard(db, { year_id: year.id, date: year.from }, today)
    const list = await readTariffRows({ db, among: () => sql<boolean>`true`, sources: [] }, day)
    await sql`insert into tariff.issue (year_id, as_of, made_at, made_by, remark, contents)
      values (${year.id}, ${year.from}, ${year.from}::timestamp + interval '5 hours', (select p.id from people.person p join access.account a on a.id = p.admin_user_id where a.login = ${`headteacher${demonstrationDomain}`}), ${t`На начало года`},
        ${JSON.stringify(list)}::jsonb)`.execute(db)
  },
}
