import { sql, type RawBuilder } from 'kysely'
import type { Rearranging } from './rearranging.ts'

type Kept = Readonly<Record<string, unknown>>
/** A line of the history. */
export interface MadeChange {
  subject: string
  subject_id: number
  before: Kept | null
  after: Kept | null
}

/** Columns that name whose time a row is, by its table; the days are `from` and `to`. */
const periods: Readonly<Record<string, readonly string[]>> = {
  'classes.class_member': ['class_id', 'student_id'],
  'classes.group_member': ['group_id', 'student_id'],
  'classes.leader': ['class_id', 'kind', 'person_id'],
}
const daysOf = ({ from, to }: Kept): RawBuilder<unknown> =>
  sql`daterange(${from ?? null}::date, ${to ?? null}::date, '[]')`

async function bringBack({ db }: Rearranging, table: string, id: number, before: Kept): Promise<void> {
  const columns = periods[table] ?? []
  const values = columns.map((column) => sql`${before[column]}`)
  const [more, course] =
    table === 'classes.group_member'
      ? [sql`, course_id`, sql`, (select course_id from classes.study_group where id = ${before['group_id']})`]
      : [sql``, sql``]
  await sql`insert into ${sql.table(table)} (id, during, ${sql.join(columns.map((one) => sql.ref(one)))}${more})
    overriding system value values (${id}, ${daysOf(before)}, ${sql.join(values)}${course})`.execute(db)
}

async function restorePeriod(
  doing: Rearranging,
  { subject, subject_id: id, before, after }: MadeChange,
): Promise<void> {
  const { db } = doing
  if (before === null) await sql`delete from ${sql.table(subject)} where id = ${id}`.execute(db)
  else if (after === null) await bringBack(doing, subject, id, before)
  else
    await sql`update ${sql.table(subject)} set during = ${daysOf(before)}, version = version + 1
      where id = ${id}`.execute(db)
}

const restores: Readonly<Record<string, (doing: Rearranging, change: MadeChange) => Promise<void>>> = {
  'classes.class': async ({ db }, { subject_id: id, before }) => {
    if (before === null) {
      await sql`delete from classes.group_class where class_id = ${id}`.execute(db)
      await sql`delete from classes.class where id = ${id}`.execute(db)
    } else
      await sql`update classes.class set closed_on = ${before['closed_on'] ?? null}::date, version = version + 1
        where id = ${id}`.execute(db)
  },
  'classes.class_origin': async ({ db }, { subject_id: id }) => {
    await sql`delete from classes.class_origin where id = ${id}`.execute(db)
  },
  // who has returned from a leave is away again
  'classes.academic_leave': async ({ db }, { subject_id: id }) => {
    await sql`update classes.academic_leave set returned_on = null, returned_class_id = null, version = version + 1
      where id = ${id}`.execute(db)
  },
  'classes.study_group': async ({ db }, { subject_id: id, before }) => {
    if (before === null) await sql`delete from classes.study_group where id = ${id}`.execute(db)
    else
      await sql`update classes.study_group set kind = ${before['kind']}, version = version + 1 where id = ${id}`.execute(
        db,
      )
  },
}

/** One change is taken back, the last one first; the history tells of it. */
export async function restore(doing: Rearranging, change: MadeChange): Promise<void> {
  const { subject, subject_id: id, before, after } = change
  await (restores[subject] ?? restorePeriod)(doing, change)
  await doing.record({
    subject,
    id,
    ...(after === null ? {} : { before: after }),
    ...(before === null ? {} : { after: before }),
  })
}
