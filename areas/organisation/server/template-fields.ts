import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { numberArray } from '#platform/server/number-array.ts'
import type { TemplateFieldGroup } from '#platform/server/template-sources.ts'

interface Row {
  person_id: number
  position: string
  unit: string | null
  rate: number
  since: string | null
}

/** The post that an employee holds on the day; of several the one with the most hours. */
export const postFields: TemplateFieldGroup = {
  key: 'post',
  title: msg`Должность`,
  order: 20,
  subjects: ['employee'],
  fields: [
    { key: 'position', title: msg`Должность`, type: 'text', sample: 'учитель математики' },
    { key: 'unit', title: msg`Подразделение`, type: 'text', sample: 'Кафедра математики' },
    { key: 'rate', title: msg`Ставка`, type: 'number', sample: 1 },
    { key: 'since', title: msg`Работает с`, type: 'date', sample: '2019-08-26' },
  ],
  read: async ({ db, ids, today }) => {
    const { rows } = await sql<Row>`
      select distinct on (e.person_id) e.person_id, po.title as position, u.title as unit, e.rate::float8 as rate,
        lower(e.during)::text as since
      from people.employment e join people.position po on po.id = e.position_id
      left join organisation.unit u on u.id = e.unit_id
      where e.person_id = any(${numberArray(ids)}::int[]) and e.during @> ${today}::date
      order by e.person_id, e.rate desc, e.id`.execute(db)
    return new Map(rows.map(({ person_id, ...post }) => [person_id, post]))
  },
}
