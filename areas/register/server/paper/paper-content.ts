import { sql } from 'kysely'
import { t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { sqlText } from '#platform/server/language/sql-text.ts'
import type { PaperContent } from '../../contract/paper.ts'
import { isOnCard, lastQuarter, type CardPeriod } from '../../rules/card-period.ts'
import type { YearSheet } from '../../contract/sheet.ts'

/** What all papers of the school say alike. */
export interface SchoolFacts {
  school: string
  school_kk: string | null
  city: string | null
  director: string | null
}
/** The school, and whom it names as its head for papers, else who holds the role of its director; of a school with a principal instead, the principal. */
export async function readSchool(db: Database, today: string): Promise<SchoolFacts> {
  const { rows } = await sql<SchoolFacts>`
    select coalesce(s.name, ${sqlText`Школа`}) as school, s.name_kk as school_kk, s.city, coalesce(s.director_name, (
      select p.full_name from access.account_role ar join access.role r on r.id = ar.role_id
      join people.person p on p.admin_user_id = ar.account_id
      where r.name in ('director', 'principal') and exists (select from people.employment e
        where e.person_id = p.id and e.during @> ${today}::date)
      order by r.name, p.id limit 1)) as director
    from (select 1) one left join school.school s on true`.execute(db)
  return rows[0] ?? { school: t`Школа`, school_kk: null, city: null, director: null }
}

const wholeYear: CardPeriod = { quarter: null, half: null }

/** A sheet as it goes to paper; a period's paper bears nothing of what comes after it. */
export function paperContent(
  school: SchoolFacts,
  student: string,
  sheet: YearSheet,
  period: CardPeriod = wholeYear,
): PaperContent {
  return {
    ...school,
    student,
    class_title: sheet.class.title,
    class_teacher: sheet.class.teacher,
    date_start: sheet.year.date_start,
    date_end: sheet.year.date_end,
    ...period,
    courses: sheet.courses.map((course) => ({
      ...course,
      results: course.results.filter((result) => isOnCard(period, result)),
    })),
    misses: sheet.misses.filter(({ quarter }) => quarter <= lastQuarter(period)),
  }
}

/** What a final card keeps: whether results differ from their marks the journals say, and no such card is checked. */
export const withoutStars = ({ courses, ...content }: PaperContent): PaperContent => ({
  ...content,
  courses: courses.map(({ results, ...course }) => ({
    ...course,
    results: results.map(({ differs: _differs, ...result }) => result),
  })),
})
