import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'

/**
 * Three mothers whom somebody has written twice: with a slip in the IIN, with the names the other way round and the same
 * phone, and without a birth date. Of families that no sign-in of the demonstration belongs to.
 */
export async function buildDuplicates(db: Database): Promise<void> {
  await sql`
    with chosen as (
      select p.*, row_number() over (order by p.id desc) as place from people.person p
      where p.iin is not null and p.phone is not null and p.birth_date is not null
        and not exists (select from access.account a where a.id = p.admin_user_id and a.password_hash is not null)
        and not exists (select from people.employment e where e.person_id = p.id)
        and exists (select from people.kinship k where k.adult_id = p.id and k.kind = 'mother')
        and not exists (select from people.person q where q.name_key = p.name_key and q.id <> p.id)
      order by p.id desc limit 3),
    duplicate as (
      insert into people.person (surname, name, patronymic, iin, birth_date, sex, phone)
      select case when place = 2 then name else surname end, case when place = 2 then surname else name end,
        case when place = 1 then patronymic end,
        case when place = 1 then left(iin, 11) || (right(iin, 1)::int + 1) % 10 end,
        case when place = 1 then birth_date end, sex, case when place < 3 then phone end
      from chosen returning id, name_key),
    kinds as (
      insert into people.kind_member (person_id, kind_id)
      select id, (select id from people.kind where code = 'parents') from duplicate)
    insert into people.kinship (child_id, adult_id, kind, is_legal_representative, may_pick_up, during)
    select k.child_id, duplicate.id, k.kind, k.is_legal_representative, k.may_pick_up, k.during
    from duplicate join chosen using (name_key) join people.kinship k on k.adult_id = chosen.id`.execute(db)
}
