import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { usualCeilings, type Ceilings, type ReadingStanding } from '../../rules/reading-verdict.ts'

export const ceilingsSetting = 'reading.ceilings'

/** The ceilings of the school, as far as it has set any. */
export const ceilingsSql = sql<Ceilings>`(${JSON.stringify(usualCeilings)}::jsonb || coalesce(
  (select value from platform.setting where name = ${ceilingsSetting}), '{}'))`

export async function readCeilings(db: Database): Promise<Ceilings> {
  const { rows } = await sql<{ ceilings: Ceilings }>`select ${ceilingsSql} as ceilings`.execute(db)
  return rows[0]?.ceilings ?? usualCeilings
}

/** Of ids with their seconds those of the window that begins at `since`. */
export const idsSince = (kept: RawBuilder<unknown>, since: RawBuilder<unknown>) => sql`(
  select coalesce(jsonb_object_agg(one.key, one.value), '{}') from jsonb_each(${kept}) one
  where one.value::integer > ${since})`
export const countOf = (kept: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::integer from jsonb_object_keys(${kept}))`

interface Counted {
  accountId: number
  persons: readonly number[]
  misses: readonly number[]
  isFile: boolean
  today: string
}
interface Row extends Omit<ReadingStanding, 'fresh'> {
  fresh: string[]
  ceilings: Ceilings
}
export type KeptStanding = ReadingStanding & { ceilings: Ceilings; added: readonly string[] }

const keyed = (ids: readonly number[]) => sql`coalesce((
  select jsonb_object_agg(given.id, moment.second) from unnest(${[...ids]}::integer[]) given(id)), '{}')`

/**
 * Adds persons and ids guessed in vain to the window of an account: one statement however many they are, and processes that add
 * at the same time see each other's. @returns where the account stands with them
 */
export async function addToWindow(db: Database, counted: Counted): Promise<KeptStanding> {
  const { accountId, persons, misses, isFile, today } = counted
  const since = sql`(select since from moment)`
  // as sets: looked up key by key a large object would be unpacked for each
  const fresh = sql`array(select jsonb_object_keys(excluded.persons)
    except select one.key from jsonb_each(r.persons) one where one.value::integer > ${since})`
  const { rows } = await sql<Row>`
    with ceilings as (select ${ceilingsSql} as value), moment as (
      select value as ceilings, extract(epoch from now())::integer as second,
        extract(epoch from now())::integer - (value ->> 'minutes')::integer * 60 as since from ceilings
    ), given as (select ${keyed(persons)} as persons, ${keyed(misses)} as misses from moment)
    insert into access.person_reading as r (account_id, day, persons, misses, fresh, of_day)
    select ${accountId}, ${today}::date, given.persons, given.misses,
      array(select jsonb_object_keys(given.persons)), case when ${isFile} then 0 else ${countOf(sql`given.persons`)} end
    from given
    on conflict (account_id) do update set
      persons = ${idsSince(sql`r.persons`, since)} || excluded.persons,
      misses = ${idsSince(sql`r.misses`, since)} || excluded.misses,
      fresh = ${fresh},
      of_day = case when r.day = excluded.day then r.of_day else 0 end
        + case when ${isFile} then 0 else cardinality(${fresh}) end,
      day = excluded.day, at = now()
    returning ${countOf(sql`r.persons`)} as read, ${countOf(sql`r.misses`)} as misses, r.fresh, r.of_day,
      coalesce(r.confirmed_until > now(), false) as is_confirmed, r.refused_at is not null as is_refused,
      r.closed_at is not null as is_closed, coalesce(r.allowed_until > now(), false) as is_allowed,
      (select ceilings from moment) as ceilings`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A reading was not counted')
  return { ...row, added: row.fresh, fresh: row.fresh.length }
}
