import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import { categoryLevels, categoryTitle } from '#areas/organisation/rules/categories.ts'
import { numberOn } from '#areas/norms/server/index.ts'
import { isStaff } from '#areas/people/server/index.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, pageOf, total } from '#platform/server/list.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import * as contract from '../contract/list.ts'
import { educationText, educationLevels, type EducationLevel } from '../rules/education.ts'
import { seniorityText } from '../rules/seniority.ts'
import { noticeMonths } from './norms.ts'
import { mayReadQualifications } from './scope.ts'

type ListQuery = Omit<z.output<(typeof contract.exportQualifications)['query']>, 'columns'>
interface Asked {
  db: Database
  caller: Caller
  today: string
  /** Months before its end from which a category ends soon. */
  months: number
}

/** Over the row `c` of the category that is shown: whether it is as the filter says. */
function isOfTerm(term: contract.CategoryTerm | undefined, { today, months }: Asked): RawBuilder<boolean> {
  const day = sql`${today}::date`
  const last = sql`(upper(c.during) - 1)`
  if (term === undefined) return sql<boolean>`true`
  if (term === 'none') return sql<boolean>`c.id is null`
  if (term === 'ended') return sql<boolean>`${last} < ${day}`
  const count = term === 'soon' ? months : Number(term)
  return sql<boolean>`(${last} between ${day} and (${day} + make_interval(months => ${count}::integer))::date)`
}

function findQualifications(filters: ListQuery, asked: Asked) {
  const { db, caller, today, months } = asked
  const day = sql`${today}::date`
  const found = db
    .selectFrom('people.person as p')
    .leftJoinLateral(
      sql<{ general_months: number; teaching_months: number }>`qualifications.seniority_on(p.id, ${day})`.as('s'),
      (join) => join.onTrue(),
    )
    // the one of today, else the last one that has ended
    .leftJoinLateral(
      sql<{ id: number; level: string; title: string | null; during: string; order_number: string | null }>`(
        select k.* from qualifications.category k where k.person_id = p.id and k.removed_at is null
          and coalesce(lower(k.during), '-infinity') <= ${day} order by lower(k.during) desc nulls last limit 1)`.as(
        'c',
      ),
      (join) => join.onTrue(),
    )
    .where(isStaff(sql.ref('p.id'), today))
    .where('p.archived_at', 'is', null)
    .where(mayReadQualifications(caller, sql.ref('p.id')))
    .where(containsWords(sql.ref('p.search'), filters.search ?? ''))
    .where(isOfTerm(filters.term, asked))
    .$if(filters.level !== undefined, (rows) =>
      rows.where(sql<boolean>`c.level = ${filters.level} and c.during @> ${day}`),
    )
  const sorts = {
    name: sql`p.sort_name`,
    category: sql`array_position(${[...categoryLevels]}::text[], c.level)`,
    until: sql`upper(c.during)`,
    general: sql`s.general_months`,
    teaching: sql`s.teaching_months`,
  }
  const rows = found
    .select([
      'p.id',
      'p.full_name',
      sql<string | null>`(select string_agg(distinct po.title, ', ') from people.employment e
        join people.position po on po.id = e.position_id where e.person_id = p.id and e.during @> ${day})`.as(
        'positions',
      ),
      sql<Row['education']>`(select jsonb_build_object('level', e.level, 'institution', e.institution,
          'speciality', e.speciality, 'year', e.year)
        from qualifications.education e where e.person_id = p.id and e.removed_at is null
        order by array_position(${[...educationLevels]}::text[], e.level) desc, e.year desc limit 1)`.as('education'),
      sql<number | null>`s.general_months`.as('general_months'),
      sql<number | null>`s.teaching_months`.as('teaching_months'),
      sql<string | null>`coalesce(c.title, c.level)`.as('category'),
      sql<string | null>`(upper(c.during) - 1)::text`.as('until'),
      sql<string | null>`c.order_number`.as('order_number'),
      sql<contract.TeacherQualification['term']>`case when (upper(c.during) - 1) < ${day} then 'expired'
        when (upper(c.during) - 1) <= (${day} + make_interval(months => ${months}::integer))::date then 'ends_soon'
        else 'valid' end`.as('term'),
    ])
    .orderBy(sorts[filters.sort], (by) => (filters.asc ? by.asc().nullsLast() : by.desc().nullsLast()))
    .orderBy('p.sort_name')
    .orderBy('p.id')
  return { count: found.select(total), rows }
}
interface Row {
  id: number
  full_name: string
  positions: string | null
  education: { level: EducationLevel; institution: string; speciality: string | null; year: number } | null
  general_months: number | null
  teaching_months: number | null
  category: string | null
  until: string | null
  order_number: string | null
  term: contract.TeacherQualification['term']
}
const toTeacher = ({ category, until, order_number, education, ...row }: Row): contract.TeacherQualification => ({
  ...row,
  education: education && educationText(education),
  category: category === null ? null : { title: categoryTitle(category) ?? category, until, order: order_number },
})

const listHandler = handle(contract.listQualifications, async ({ query, caller, db, today }) => {
  const months = await numberOn(db, noticeMonths, today)
  const { count, rows } = findQualifications(query, { db, caller, today, months })
  const page = await pageOf(query, count, rows)
  return { ...page, items: page.items.map(toTeacher) }
})

type Teacher = contract.TeacherQualification
const inYears = (months: number | null) => (months === null ? null : seniorityText(months))
const columns: Record<(typeof contract.exportQualifications)['columns'][number], SheetColumn<Teacher>> = {
  name: { title: msg`ФИО`, width: 38, kind: 'text', of: ({ full_name }) => full_name },
  positions: { title: msg`Должность`, width: 30, kind: 'text', of: ({ positions }) => positions },
  education: { title: msg`Образование`, width: 46, kind: 'text', of: ({ education }) => education },
  general: { title: msg`Общий стаж`, width: 16, kind: 'text', of: ({ general_months }) => inYears(general_months) },
  teaching: {
    title: msg`Педагогический стаж`,
    width: 16,
    kind: 'text',
    of: ({ teaching_months }) => inYears(teaching_months),
  },
  category: { title: msg`Категория`, width: 24, kind: 'text', of: ({ category }) => category?.title ?? null },
  until: { title: msg`Категория по`, width: 14, kind: 'date', of: ({ category }) => category?.until ?? null },
  order: { title: msg`Приказ`, width: 12, kind: 'text', of: ({ category }) => category?.order ?? null },
}
const exportHandler = handle(contract.exportQualifications, async ({ query, caller, db, today, record }) => {
  const months = await numberOn(db, noticeMonths, today)
  const { count, rows } = findQualifications(query, { db, caller, today, months })
  const counted = await count.executeTakeFirstOrThrow()
  return exportRows({
    list: 'qualifications.teachers',
    title: t`Квалификация педагогов`,
    columns,
    query,
    found: { total: counted.total, rows: { execute: async () => (await rows.execute()).map(toTeacher) } },
    caller,
    today,
    record,
  })
})

export const listHandlers = [listHandler, exportHandler]
