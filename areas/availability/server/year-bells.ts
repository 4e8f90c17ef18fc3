import { sql, type RawBuilder } from 'kysely'

const time = (column: string) => sql`to_char(${sql.ref(column)}, 'HH24:MI')`

/** Lessons of the bells of a year as a JSON list, by shift and number: those of the usual bells where several name one. */
export const bellsOfYear = (year: RawBuilder<unknown>) => sql`
  coalesce((select jsonb_agg(jsonb_build_object('shift', s.shift, 'number', s.number, 'starts_at', ${time('s.starts_at')},
      'ends_at', ${time('s.ends_at')}) order by s.shift, s.number)
    from (select distinct on (b.shift, b.number) b.shift, b.number, b.starts_at, b.ends_at
      from calendar.bell_slot b join calendar.bell_schedule bs on bs.id = b.schedule_id
      where bs.year_id = ${year} order by b.shift, b.number, bs.is_default desc, bs.id) s), '[]')`
