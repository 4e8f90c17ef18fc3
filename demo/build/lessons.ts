import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { insertRowsWithIds } from '#platform/server/demonstration/insert-rows.ts'
import type { LessonText } from '../life/lesson-texts.ts'
import type { Substitution } from '../life/substitutions.ts'
import type { Work } from '../life/works.ts'

/** Colleagues stand in for who is away; lessons that nobody could take are cancelled. */
export async function writeSubstitutions(db: Database, substitutions: readonly Substitution[]): Promise<void> {
  const cancelled = substitutions.flatMap(({ lesson, substitute }) => (substitute === null ? [lesson.id] : []))
  const replaced = substitutions.flatMap(({ lesson, absent, substitute }) =>
    substitute === null ? [] : [{ lesson_id: lesson.id, absent, substitute }],
  )
  await sql`update timetable.lesson set status = 'cancelled' where id = any(${cancelled})`.execute(db)
  await sql`update timetable.lesson_teacher t set teacher_id = substitute, replaces_teacher_id = absent
    from jsonb_to_recordset(${JSON.stringify(replaced)}::jsonb) as given(lesson_id bigint, absent int, substitute int)
    where t.lesson_id = given.lesson_id and t.teacher_id = absent`.execute(db)
}

/** @returns ids of the works, in their order */
export function writeWorks(db: Database, works: readonly Work[]): Promise<number[]> {
  const rows = works.map(({ group, quarter, lesson, kind, number, title, maximum }) => ({
    group_id: group.id,
    quarter_id: quarter.id,
    kind,
    number,
    title,
    maximum,
    lesson_id: lesson.id,
  }))
  return insertRowsWithIds(db, 'assessments.work', rows)
}

const textsAtOnce = 5_000
/** Held lessons with their topics and homework. */
export async function writeTexts(db: Database, texts: readonly LessonText[]): Promise<void> {
  for (let from = 0; from < texts.length; from += textsAtOnce) {
    const rows = texts
      .slice(from, from + textsAtOnce)
      .map(({ lesson, topic, homework }) => ({ id: lesson.id, topic, homework }))
    const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id bigint, topic text, homework text)`
    await sql`update timetable.lesson l set status = 'held' from ${given} where l.id = given.id`.execute(db)
    await sql`insert into journal.lesson_text (lesson_id, topic, homework)
      select id, topic, homework from ${given} where topic is not null or homework is not null`.execute(db)
  }
}
