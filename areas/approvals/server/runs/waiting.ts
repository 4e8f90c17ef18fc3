import { sql } from 'kysely'
import { signedIn } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import type { WaitingItem, WaitingSource } from '#platform/server/waiting.ts'
import { isOrActsFor } from '../acting-for.ts'

/** What is decided by routes, among all that waits for a person. */
export const waitingApprovals: WaitingSource = {
  id: 'approvals',
  title: msg`Согласование и подпись`,
  order: 0,
  access: signedIn(),
  link: '/approvals',
  read: async ({ db, caller, today }, size) => {
    const { rows } = await sql<WaitingItem & { total: number }>`
      select count(*) over ()::int as total, r.id, r.title, string_agg(rs.title, ', ' order by rs.position) || ' · ' || a.short_name as hint,
        '/approvals?active=' || r.id as link, min(s.due_on)::text as due_on
      from approvals.step_decider sd join approvals.run_step s on s.id = sd.step_id and s.state = 'open'
      join approvals.route_step rs on rs.id = s.route_step_id join approvals.run r on r.id = s.run_id
      join approvals.person a on a.id = r.author_id
      where sd.decided_at is null and ${isOrActsFor(caller.personId, sql.ref('sd.person_id'), today)}
        and (rs.act = 'acquaint' or r.author_id is distinct from ${caller.personId})
      group by r.id, a.id, a.short_name order by min(s.due_on) nulls last, r.id limit ${size}`.execute(db)
    return { total: rows[0]?.total ?? 0, items: rows.map(({ total: _total, ...item }) => item) }
  },
}
