import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/**
 * Hours a week of a state plan for classes taught in Russian (domain-kz.md §3.2), by the school's own names of courses: of classes
 * 1 to 9, and of 10 and 11 alike by profiles. They are of the size of the real ones, not a copy of an order.
 */
const plan = JSON.parse(readFileSync(new URL('state-plan.json', import.meta.url), 'utf8')) as {
  junior: Record<string, number[]>
  profiles: string[]
  senior: Record<string, number[]>
}

interface Line {
  parallel: number
  profile: string
  course: string
  hours: number
}
const lines: readonly Line[] = [
  ...Object.entries(plan.junior).flatMap(([course, hours]) =>
    hours.map((own, index) => ({ parallel: index + 1, profile: '', course, hours: own })),
  ),
  ...Object.entries(plan.senior).flatMap(([course, hours]) =>
    plan.profiles.flatMap((profile, place) =>
      [10, 11].map((parallel) => ({ parallel, profile, course, hours: hours[place] ?? 0 })),
    ),
  ),
].filter(({ hours }) => hours > 0)

/** A state plan to compare with. */
export async function writeStandards(db: Database): Promise<void> {
  await sql`with made as (insert into standards.standard (title, source, since)
      values ('ТУП, русский язык обучения', 'Приказ министерства: проверьте по приказу', '2024-09-01') returning id)
    insert into standards.standard_line (standard_id, parallel, profile, course_id, hours)
    select made.id, given.parallel, given.profile, co.id, given.hours
    from made, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as given(parallel smallint, profile text, course text, hours numeric)
    join curriculum.course co on co.title = given.course`.execute(db)
}
