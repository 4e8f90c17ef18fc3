import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { markStatuses } from '../rules/words.ts'
import type { Totals, Unit } from '../contract/evacuations.ts'
import type { Mark } from '../contract/marks.ts'
import { tallyOf } from '../rules/tally.ts'
import { toMillisecond } from './moments.ts'

/** Counts of the marks joined as `m`, as one object. */
export const totals = sql<Totals>`jsonb_build_object('total', count(m.id), ${sql.join(
  markStatuses.map((status) => sql`${sql.lit(status)}, count(m.id) filter (where m.status = ${sql.lit(status)})`),
)})`

/** People who collect the list `u`, joined to `c`, and what is told of them. */
const people = sql`join people.person p on p.id = c.person_id
  left join evacuation.seen s on s.evacuation_id = u.evacuation_id and s.person_id = p.id`
const collectors = sql`json_agg(json_build_object('id', p.id, 'name', p.full_name, 'short_name',
    p.surname || coalesce(' ' || upper(left(nullif(p.name, ''), 1)) || '.', '')
    || coalesce(' ' || upper(left(nullif(p.patronymic, ''), 1)) || '.', ''),
    'seen_at', ${toMillisecond(sql`s.seen_at`)}) order by p.sort_name, p.id)`

type BareUnit = Omit<Unit, 'totals' | 'last_marked_at'>
/** Lists in the order of their types; `where` narrows over `u`, `columns` are told of each, of it and of what is `joined` to it. */
async function unitsOf<Row>(
  db: Database,
  where: RawBuilder<boolean>,
  { columns, joined }: { columns: RawBuilder<unknown>; joined: RawBuilder<unknown> },
) {
  const { rows } = await sql<Row>`
    select u.id, u.evacuation_id, u.type, u.title, u.place, u.building_id, b.title as building, u.floor, u.lesson_id, u.class_id,
      ${columns}
    from evacuation.collect_unit u left join buildings.building b on b.id = u.building_id ${joined}
    where ${where}
    order by array_position(array['lesson', 'class', 'club', 'staff', 'guests', 'rest'], u.type), u.title, u.id`.execute(
    db,
  )
  return rows
}

/** Few lists, with what their marks count up to. */
export const readUnits = (db: Database, where: RawBuilder<boolean>): Promise<Unit[]> =>
  unitsOf<Unit>(db, where, {
    columns: sql`coalesce((select ${collectors} from evacuation.collector c ${people} where c.unit_id = u.id), '[]') as collectors,
      counted.totals, counted.last_marked_at`,
    joined: sql`cross join lateral (select ${totals} as totals, ${toMillisecond(sql`max(m.tapped_at)`)} as last_marked_at
      from evacuation.mark m where m.unit_id = u.id) counted`,
  })

const latestTap = (marks: readonly Mark[]): string | null =>
  marks.reduce<string | null>(
    (latest, { tapped_at: at }) => (at !== null && (latest === null || at > latest) ? at : latest),
    null,
  )
/**
 * The same of a whole evacuation, where all its marks have been read: these are counted, not theirs once more. Who collects its lists
 * is asked at once: list by list, the collectors of all alarms were looked through for each.
 */
export async function unitsOfMarks(db: Database, where: RawBuilder<boolean>, marks: readonly Mark[]): Promise<Unit[]> {
  const units = await unitsOf<BareUnit>(db, where, {
    columns: sql`coalesce(collected.by, '[]') as collectors`,
    joined: sql`left join (select u.id, ${collectors} as by from evacuation.collect_unit u
      join evacuation.collector c on c.unit_id = u.id ${people} where ${where} group by u.id) collected on collected.id = u.id`,
  })
  const byUnit = Map.groupBy(marks, ({ unit_id }) => unit_id)
  return units.map((unit) => {
    const own = byUnit.get(unit.id) ?? []
    return { ...unit, totals: tallyOf(own), last_marked_at: latestTap(own) }
  })
}
