import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'

/** Who holds a role without limits, the first by the id. */
const holder = (role: string) => sql`(select p.id from access.account_role ar join access.role r on r.id = ar.role_id
  join approvals.person p on p.admin_user_id = ar.account_id where r.name = ${role}
    and not exists (select from access.role_limit rl where rl.account_id = ar.account_id and rl.role_id = ar.role_id)
  order by p.id limit 1)`

/** The director is away this week, was in the autumn, and the deputy will be in winter: who stands in, and why. */
export async function writeDeputies(db: Database, today: CalendarDate): Promise<void> {
  await sql`insert into approvals.deputy (head_id, deputy_id, during, reason, named_by, named_at)
    select head, deputy, daterange(${today}::date + begins, ${today}::date + ends, '[]'), reason, head,
      (${today}::date + least(begins, 0) - 1)::timestamptz
    from (values
      (${holder('director')}, ${holder('sub_director')}, -2, 4, 'Командировка'),
      (${holder('director')}, ${holder('sub_director')}, -45, -32, 'Трудовой отпуск'),
      (${holder('sub_director')}, ${holder('headteacher')}, 20, 33, 'Трудовой отпуск'))
      as given(head, deputy, begins, ends, reason)
    where head is not null and deputy is not null and head <> deputy`.execute(db)
}
