import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/** Each index of periods, by what is asked of it. */
const indexes = [
  [
    'group_member_student_id_course_id_during_excl',
    'group_member',
    'o.student_id = m.student_id and o.course_id = m.course_id',
  ],
  ['group_member_group_during', 'group_member', 'o.group_id = m.group_id'],
  ['class_member_student_id_during_excl', 'class_member', 'o.student_id = m.student_id'],
  ['class_member_class_during', 'class_member', 'o.class_id = m.class_id'],
] as const

/**
 * Memberships that stand in their table, and that an index of periods does not find: no exclusion holds for them. Once such an
 * index of a copied database was seen without a row (PostgreSQL 18.4), and never again: not where rows came and went thousands of
 * times in indexes of 22,000 rows, built as rows came, anew over them all with sorting and with buffering, and in databases copied by
 * file and by log. Whoever sees it here has the case at hand.
 */
export const lostByIndex = (db: Database): Promise<unknown[]> =>
  db.transaction().execute(async (own) => {
    await sql`set local enable_seqscan = off`.execute(own)
    await sql`set local enable_bitmapscan = off`.execute(own)
    const lost: unknown[] = []
    for (const [index, table, same] of indexes) {
      // asked row by row, so that it is the index that answers
      const asked = sql<{ id: string }>`select m.id, m.during::text as during from ${sql.table(`classes.${table}`)} m
        where not exists (select from ${sql.table(`classes.${table}`)} o where ${sql.raw(same)} and o.during && m.during offset 0)`
      const { rows: plan } = await sql<{ 'QUERY PLAN': string }>`explain ${asked}`.execute(own)
      // by what is known of the table at the moment another index may be asked: then there is nothing to compare
      if (!plan.some((line) => line['QUERY PLAN'].includes(index))) continue
      const { rows } = await asked.execute(own)
      lost.push(...rows.map((row) => ({ index, ...row })))
    }
    return lost
  })
