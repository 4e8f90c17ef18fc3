import { sql } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { findAlike, type Alike } from '../../contract/record.ts'
import { kindIds, ownClass } from '../person-rows.ts'
import { keptPhone } from '#platform/contract/phone.ts'
import { maintainsPerson } from '../scope/index.ts'

const max = 5

/** What the caller may not read of somebody is not compared either: nobody learns by trying. */
export const findAlikeHandler = handle(findAlike, async ({ body, caller, db, today }) => {
  const { iin, birth_date } = body
  const phone = body.phone === null ? null : keptPhone(body.phone)
  const name = [body.surname, body.name, body.patronymic].filter(Boolean).join(' ')
  const maintains = maintainsPerson(caller, sql.ref('p.id'))
  const { rows } = await sql<Alike>`
    select p.id, p.full_name, ${kindIds(caller, today)} as kinds,
      (select own.title from ${ownClass(caller, today)} own) as class, p.archived_at is not null as is_archived,
      case when ${maintains} and p.iin = ${iin} then 'iin' else 'name' end as by
    from people.person p
    where ((${maintains} and p.iin = ${iin})
      or (p.sort_name = platform.sort_text(${name}) and (
        (${maintains} and p.birth_date = ${birth_date}::date) or p.phone = ${phone}
        or (${birth_date}::date is null and ${phone}::text is null and ${body.surname} <> '' and ${body.name} <> ''))))
      and p.merged_into_id is null and ${mayFindPerson(caller, sql.ref('p.id'), today)}
    order by by, p.sort_name, p.id limit ${sql.lit(max)}`.execute(db)
  return { items: rows }
})
