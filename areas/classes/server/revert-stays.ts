import { sql } from 'kysely'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import { requireUntouched, type Revert } from '#platform/server/import/index.ts'
import { conflict } from '#platform/server/refusal.ts'

/** A student's time in a class or a group goes as it came; days of a group that bear marks stay. */
const revertStay: Revert = async (undoing, change) => {
  const { db, context, record } = undoing
  const { subject, subject_id: id, after } = change
  await requireUntouched(undoing, change)
  if (after !== null && 'group_id' in after)
    for (const { title, lastDay } of context.membershipHolds) {
      const [student, group] = [sql`${after['student_id']}::integer`, sql`${after['group_id']}::integer`]
      const { rows } = await sql<{ day: string | null }>`
        select ${lastDay({ student, group, from: String(after['from']) })} as day`.execute(db)
      const day = rows[0]?.day
      if (day) throw conflict(msg`Уже есть ${title} за ${displayDate(day)}`)
    }
  await sql`delete from ${sql.table(subject)} where id = ${id}`.execute(db)
  await record({ subject, id, before: after })
}

/** How what an import has put into classes and groups is taken back. */
export const stayReverts: Readonly<Record<string, Revert>> = {
  'classes.class_member': revertStay,
  'classes.group_member': revertStay,
}
