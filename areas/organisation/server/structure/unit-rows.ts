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

/** Units in the order of the tree; of their heads it is told who is employed on a day. */
export async function readUnits(db: Database, day: string, shown: RawBuilder<boolean>): Promise<UnitRow[]> {
  const { rows } = await sql<UnitRow>`
    with recursive tree as (
      select u.*, array[u.index] as path, '{}'::text[] as above, array[u.id] as line from organisation.unit u where u.parent_id is null
      union all
      select u.*, tree.path || u.index, tree.above || tree.title, tree.line || u.id from organisation.unit u join tree on u.parent_id = tree.id
    )
    select t.id, t.title, t.short_title, t.parent_id, t.index, t.version, t.archived_at is not null as is_archived,
      t.planned_rate::float8 as planned_rate, t.above, t.line,
      case when k.id is not null then jsonb_build_object('id', k.id, 'title', k.title) end as kind,
      case when p.id is not null then jsonb_build_object('id', p.id, 'full_name', p.full_name, 'stem', photo.stem,
        'works', exists (select from people.employment e where e.person_id = p.id and e.during @> ${day}::date)) end as head
    from tree t left join dictionaries.record k on k.id = t.kind_id left join people.person p on p.id = t.head_id
      left join media.file photo on photo.id = p.photo_id
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
