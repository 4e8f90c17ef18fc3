import { sql } from 'kysely'
import type { Likeness } from '../../contract/pairs.ts'

const digitsApart = sql`(select count(*) from generate_series(1, 12) place
  where substr(a.iin, place, 1) <> substr(b.iin, place, 1))`
const bothSound = sql`coalesce(people.is_sound_iin(a.iin) and people.is_sound_iin(b.iin), false)`
const samePatronymic = sql`(a.patronymic is null or b.patronymic is null
  or platform.search_text(a.patronymic) = platform.search_text(b.patronymic))`

/**
 * Why `a` and `b`, of one name, may be one person; null where nothing says so. One digit of an IIN mistyped, or up to
 * three where a control digit tells of a slip.
 */
export const likeness = sql<Likeness | null>`case
  when coalesce(a.iin <> b.iin, false) and ${digitsApart} <= case when ${bothSound} then 1 else 3 end then 'iin'
  when not ${samePatronymic} then null
  when a.birth_date = b.birth_date then 'birth_date'
  when a.phone = b.phone or lower(a.email) = lower(b.email) then 'contact'
  when a.birth_date is null or b.birth_date is null then 'name'
end`
