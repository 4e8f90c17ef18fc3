import { sql } from 'kysely'
import { instant, mayFindPerson } from '#areas/access/server/index.ts'
import { allows, signedIn } from '#platform/contract/access.ts'
import { msg, translate } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import type { PersonOpening } from '#platform/server/person-parts.ts'
import { listOpenings, type Opening } from '../../contract/readers.ts'
import { personOfHistory, auditedPerson } from '../person-history.ts'

const maxListed = 200

/** That the masked fields were shown, on the card, in a list, in a file. */
export const unmaskings: PersonOpening = {
  id: 'unmasked',
  title: msg`Показал(а) закрытые данные`,
  access: signedIn(),
  traces: (person) => sql`select h.account_id, h.at from history.change h
    where h.subject = ${auditedPerson.subject} and h.subject_id = ${person} and h.after ? 'unmasked'
    union all select h.account_id, h.at from history.change h
    where h.after ? 'persons' and h.after -> 'persons' @> to_jsonb(${person})
      and h.subject in ('people.list', 'platform.export')`,
}

export const listOpeningsOf = (openings: readonly PersonOpening[]) =>
  handle(listOpenings, async ({ query, caller, db, today }) => {
    const { id } = await personOfHistory(db, query.person, caller, today)
    const isAllowed = ({ access }: PersonOpening) => allows(access, caller)
    const allowed = openings.filter(isAllowed)
    const titles = new Map(allowed.map((one) => [one.id, translate(one.title)]))
    const each = allowed.map(
      (one) => sql`select ${one.id}::text as what, t.account_id, count(*)::integer as times, max(t.at) as last_at
        from (${one.traces(sql<number>`${id}::integer`)}) t group by t.account_id`,
    )
    const { rows } = await sql<Omit<Opening, 'title'>>`
      select x.what, x.times, x.account_id, p.id as person_id, ${instant('x.last_at')} as last_at,
        case when p.id is null or ${mayFindPerson(caller, sql.ref('p.id'), today)}
          then coalesce(p.full_name, a.login) end as full_name
      from (${sql.join(each, sql` union all `)}) x
      left join access.account a on a.id = x.account_id left join people.person p on p.admin_user_id = a.id
      order by x.last_at desc, x.account_id limit ${sql.lit(maxListed)}`.execute(db)
    return {
      items: rows.map((row) => ({ ...row, title: titles.get(row.what) ?? row.what })),
      kinds: allowed.map((one) => one.id),
      notes: openings.flatMap((one) => (one.notes ? [translate(one.notes[isAllowed(one) ? 'shown' : 'hidden'])] : [])),
    }
  })
