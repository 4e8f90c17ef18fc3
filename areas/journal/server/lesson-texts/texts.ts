import { sql, type RawBuilder } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'

/** The text `txt` of a lesson `l`, of which there may be none. */
export const lessonText: RawBuilder<unknown> = sql`left join journal.lesson_text txt on txt.lesson_id = l.id`
/** The version of a text that nobody has written yet. */
const unwritten = 1
/** With {@link lessonText}: the version that who changes the text has seen. */
export const textVersion: RawBuilder<number> = sql<number>`coalesce(txt.version, ${sql.lit(unwritten)})`

/** Whether a lesson has a topic. */
export const hasTopic = (lesson: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from journal.lesson_text t where t.lesson_id = ${lesson} and t.topic is not null)`
/** Whether homework was given in words. */
export const hasHomeworkText = (lesson: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from journal.lesson_text t where t.lesson_id = ${lesson} and t.homework is not null)`

export interface WrittenText {
  /** Of the lesson. */
  id: number
  topic: string | null
  homework: string | null
}

/** Topics and homework of lessons, by lesson; those of which nothing is written are left out. */
export async function textsOfLessons(
  db: Database,
  lessons: readonly number[],
): Promise<Map<number, Omit<WrittenText, 'id'>>> {
  const { rows } = await sql<WrittenText>`
    select lesson_id as id, topic, homework from journal.lesson_text where lesson_id = any(${[...lessons]}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, ...text }) => [id, text]))
}

/** Writes topics and homework of lessons that the caller holds; each gets its next version. */
export async function writeTexts(
  db: Database,
  { personId }: Pick<Caller, 'personId'>,
  texts: readonly WrittenText[],
): Promise<void> {
  if (texts.length === 0) return
  await sql`
    insert into journal.lesson_text as present (lesson_id, topic, homework, author_id, version)
    select id, topic, homework, ${personId}, ${sql.lit(unwritten + 1)}
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as given(id bigint, topic text, homework text)
    on conflict (lesson_id) do update set topic = excluded.topic, homework = excluded.homework,
      author_id = excluded.author_id, version = present.version + 1, changed_at = now()`.execute(db)
}

/** Holds lessons till the end of the transaction, so that what is read of their texts afterwards stays so. */
export async function holdLessons(db: Database, ids: readonly number[]): Promise<void> {
  await sql`select from timetable.lesson where id = any(${[...ids]}::bigint[]) order by id for no key update`.execute(
    db,
  )
}
