import { sql } from 'kysely'
import type { Rearranging } from './rearranging.ts'

/** Notes of which classes a class was made, from which day on. */
export async function noteOrigins(
  { db, record }: Rearranging,
  origins: readonly { class_id: number; from_class_id: number }[],
  from: string,
): Promise<void> {
  const { rows } = await sql<{ id: number; class_id: number; from_class_id: number }>`
    insert into classes.class_origin (class_id, from_class_id, starts_on)
    select class_id, from_class_id, ${from}::date
    from jsonb_to_recordset(${JSON.stringify(origins)}::jsonb) as row(class_id int, from_class_id int)
    on conflict do nothing returning id, class_id, from_class_id`.execute(db)
  await record(
    ...rows.map(({ id, ...origin }) => ({ subject: 'classes.class_origin', id, after: { ...origin, from } })),
  )
}
