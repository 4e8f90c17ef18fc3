import { sql, type RawBuilder } from 'kysely'

/** What the history keeps of the group in this row: words, and the ids by which it can be put back. */
export const groupInHistory = (row: string): RawBuilder<unknown> => {
  const of = (column: string) => sql.ref(`${row}.${column}`)
  return sql`jsonb_build_object('title', ${of('title')},
    'course', (select co.title from curriculum.course co where co.id = ${of('course_id')}), 'kind', ${of('kind')},
    'classes', (select jsonb_agg(c.title order by c.title) from classes.group_class gc
      join classes.class c on c.id = gc.class_id where gc.group_id = ${of('id')}),
    'level', (select lv.title from dictionaries.record lv where lv.id = ${of('level_id')}), 'level_id', ${of('level_id')},
    'hours', ${of('hours')}::float8, 'closed_on', ${of('closed_on')},
    'follows_class', (select c.title from classes.class c where c.id = ${of('follows_class_id')}),
    'follows_class_id', ${of('follows_class_id')}, 'norm_reason', ${of('norm_reason')})`
}

/** What the history keeps of the time in a group in this row; `to` is the last day. */
export const stayInHistory = (row: string): RawBuilder<unknown> => {
  const of = (column: string) => sql.ref(`${row}.${column}`)
  return sql`jsonb_build_object('student_id', ${of('student_id')}, 'group_id', ${of('group_id')},
    'from', lower(${of('during')}), 'to', upper(${of('during')}) - 1)`
}
