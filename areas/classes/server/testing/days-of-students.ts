import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** Every time in a class and in a group, as one line each, in a lasting order. */
export async function daysOfStudents(db: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('class %s: student %s %s', class_id, student_id, during) as line from classes.class_member
    union all select format('group %s: student %s %s', group_id, student_id, during) from classes.group_member
    order by line`.execute(db)
  return rows.map(({ line }) => line)
}

const tables = ['class', 'study_group', 'group_class', 'class_member', 'group_member', 'leader'] as const
const named = (table: string) => sql.table(`classes.${table}`)

/** Remembers classes, groups and who is in them. @returns what brings them back */
export async function keepSchool(db: Database): Promise<() => Promise<void>> {
  const kept = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ rows: unknown }>`select coalesce(jsonb_agg(to_jsonb(t)), '[]') as rows
        from ${named(table)} t`.execute(db)
      return { table, rows: JSON.stringify(rows[0]?.rows) }
    }),
  )
  return async () => {
    await sql`delete from classes.class_origin`.execute(db)
    for (const { table } of kept.toReversed())
      if (table !== 'class' && table !== 'study_group') await sql`delete from ${named(table)}`.execute(db)
    const [classes, groups] = kept
    for (const one of [groups, classes])
      await sql`delete from ${named(one?.table ?? '')} t where not exists (
        select from jsonb_to_recordset(${one?.rows}::jsonb) as kept(id int) where kept.id = t.id)`.execute(db)
    await sql`update classes.class c set closed_on = null, opened_on = null, capacity = null, version = 1`.execute(db)
    await sql`update classes.study_group g set kind = kept.kind
      from jsonb_to_recordset(${groups?.rows}::jsonb) as kept(id int, kind text) where kept.id = g.id`.execute(db)
    for (const { table, rows } of kept)
      if (table !== 'class' && table !== 'study_group')
        await sql`insert into ${named(table)} overriding system value
          select (jsonb_populate_recordset(null::${named(table)}, ${rows}::jsonb)).*`.execute(db)
  }
}
