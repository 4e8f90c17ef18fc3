import { sql, type RawBuilder } from 'kysely'
import type { PictureReader } from '#areas/media/server/index.ts'
import { photoLinks } from '#areas/people/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound, outdated } from '#platform/server/refusal.ts'
import type { Unit } from '../../contract/units.ts'

interface Head {
  id: number
  full_name: string
  stem: string | null
  works: boolean
  from: string | null
}
export interface UnitRow extends Omit<Unit, 'head'> {
  head: Head | null
  /** Titles above it, the highest first. */
  above: string[]
  /** Ids from the highest one to its own. */
  line: number[]
}

/** Whoever writes the tree holds it: the others wait their turn. */
export const lockUnits = (db: Database) =>
  sql`select pg_advisory_xact_lock('organisation.unit'::regclass::oid::bigint)`.execute(db)

/** Which units are shown, over the row `t` of the tree. */
export const allUnits = sql<boolean>`true`
export const unitsInUse = sql<boolean>`t.archived_at is null`

/** The units of a day, as rows say today or as they stood before that. */
const standingOn = (day: string) => sql`
  select id, title, short_title, parent_id, index, archived_at from organisation.unit
    where stands_from is null or stands_from <= ${day}::date
  union all
  select unit_id, title, short_title, parent_id, index, case when is_archived then '-infinity'::timestamptz end
    from organisation.unit_past where during @> ${day}::date`

/** Units in the order of the tree as it stood on a day, with who headed them and whether they were employed on it. */
export async function readUnits(db: Database, day: string, shown: RawBuilder<boolean>): Promise<UnitRow[]> {
  const { rows } = await sql<UnitRow>`
    with recursive standing as (${standingOn(day)}),
    -- what was put into a unit that stands for a shorter time is on top before it
    placed as (select s.*, above.id as above_id from standing s left join standing above on above.id = s.parent_id),
    tree as (
      select u.*, array[u.index, u.id] as path, '{}'::text[] as above, array[u.id] as line from placed u where u.above_id is null
      union all
      select u.*, tree.path || array[u.index, u.id], tree.above || tree.title, tree.line || u.id
        from placed u join tree on u.above_id = tree.id
    )
    select t.id, t.title, t.short_title, t.above_id as parent_id, t.index, own.version, t.archived_at is not null as is_archived,
      own.planned_rate::float8 as planned_rate, t.above, t.line,
      case when k.id is not null then jsonb_build_object('id', k.id, 'title', k.title) end as kind,
      case when p.id is not null then jsonb_build_object('id', p.id, 'full_name', p.full_name, 'stem', photo.stem, 'from', lower(h.during),
        'works', exists (select from people.employment e where e.person_id = p.id and e.during @> ${day}::date)) end as head
    from tree t join organisation.unit own on own.id = t.id left join dictionaries.record k on k.id = own.kind_id
      left join organisation.unit_head h on h.unit_id = t.id and h.during @> ${day}::date
      left join people.person p on p.id = h.person_id left join media.file photo on photo.id = p.photo_id
    where ${shown}
    order by t.path`.execute(db)
  return rows
}

/** @throws 404 */
export async function readUnit(db: Database, id: number, today: string): Promise<UnitRow> {
  const found = (await readUnits(db, today, allUnits)).find((one) => one.id === id)
  if (!found) throw notFound(msg`Подразделение не найдено`)
  return found
}

/** A unit as it travels. */
export function toUnitResponse(unit: UnitRow, reader: PictureReader, showsRates: boolean): Unit {
  const { head } = unit
  return {
    ...unit,
    planned_rate: showsRates ? unit.planned_rate : null,
    head: head && { ...head, photo: photoLinks(reader, head.stem).photo },
  }
}

/** 409 with what stands now, for who has seen an earlier version. */
export function requireVersion({ title, version }: { title: string; version: number }, seen: number): void {
  if (version !== seen)
    throw outdated(msg`Пока вы работали, подразделение изменили: сейчас оно «${title}». Обновите страницу и повторите`)
}
