import { sql } from 'kysely'
import type { Likeness } from '../../contract/pairs.ts'

const places = Array.from({ length: 12 }, (_, index) => index + 1)
const digitsApart = sql`(${sql.join(
  places.map((place) => sql`(substr(a.iin, ${sql.lit(place)}, 1) <> substr(b.iin, ${sql.lit(place)}, 1))::integer`),
  sql` + `,
)})`
const bothSound = sql`coalesce(people.is_sound_iin(a.iin) and people.is_sound_iin(b.iin), false)`
const samePatronymic = sql`(a.patronymic is null or b.patronymic is null
  or platform.search_text(a.patronymic) = platform.search_text(b.patronymic))`
const ifSamePatronymic = (like: Likeness) => sql`case when ${samePatronymic} then ${sql.lit(like)} end`

/**
 * Why `a` and `b`, of one name, may be one person; null where nothing says so. One digit of an IIN mistyped, or up to
 * three where a control digit tells of a slip. What is dear to find out is asked last: of most pairs it is not asked, and of
 * an IIN that is not known neither, of which `<>` alone says neither yes nor no.
 */
export const likeness = sql<Likeness | null>`case
  when coalesce(a.iin <> b.iin, false) and ${digitsApart} <= 3 and (${digitsApart} <= 1 or not ${bothSound}) then 'iin'
  when a.birth_date = b.birth_date then ${ifSamePatronymic('birth_date')}
  when a.phone = b.phone or lower(a.email) = lower(b.email) then ${ifSamePatronymic('contact')}
  when a.birth_date is null or b.birth_date is null then ${ifSamePatronymic('name')}
end`
