import { sql } from 'kysely'
import { sqlText } from '#platform/server/language/sql-text.ts'
import { membership, type PersonDuplicates } from '#platform/server/person-duplicates.ts'

const stepTitle = sql<string>`(select rs.title from approvals.run_step s join approvals.route_step rs on rs.id = s.route_step_id
  where s.id = g.step_id)`

/** Both records were asked at one step, named by one route, or are replaced on the same days. */
export const personDuplicates: PersonDuplicates = {
  rules: {
    'approvals.step_decider.person_id': {
      pair: sql`g.step_id = k.step_id`,
      same: sql`g.decided_at is null`,
      text: sql`case when g.decided_at is null then ${stepTitle} else ${sqlText`${stepTitle}: решили оба`} end`,
    },
    'approvals.route_decider.person_id': membership(sql`g.step_id = k.step_id`, sqlText`Маршрут согласования`),
    'approvals.deputy.head_id': {
      pair: sql`g.ended_at is null and k.ended_at is null and g.during && k.during`,
      same: sql`(g.deputy_id, g.during) = (k.deputy_id, k.during)`,
      text: sql`case when (g.deputy_id, g.during) = (k.deputy_id, k.during) then ${sqlText`И. о.`} else
        ${sqlText`У обоих есть и. о. на одни и те же дни. Закончите одно из замещений`} end`,
    },
  },
}
