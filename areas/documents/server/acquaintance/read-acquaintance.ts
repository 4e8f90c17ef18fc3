import { sql } from 'kysely'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Database } from '#platform/server/database.ts'
import type { listAcquaintance } from '../../contract/acquaintance.ts'

export type AskedReader = Output<typeof listAcquaintance>['items'][number]

const moment = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Who must know a document, in the order of their names. */
export async function readAcquaintance(db: Database, documentId: number, today: string): Promise<AskedReader[]> {
  const { rows } = await sql<AskedReader>`
    select jsonb_build_object('id', p.id, 'full_name', p.full_name) as person,
      (select o.title from people.employment e join people.position o on o.id = e.position_id where e.person_id = p.id and e.during @> ${today}::date
        order by e.rate desc nulls last, e.id limit 1) as position,
      a.due_on, a.asked_on, ${moment('a.opened_at')} as opened_at, ${moment('a.confirmed_at')} as confirmed_at, a.reminded_on
    from documents.acquaintance a join people.person p on p.id = a.person_id
    where a.document_id = ${documentId} order by p.sort_name, p.id`.execute(db)
  return rows
}
