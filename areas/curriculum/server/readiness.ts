import { sql } from 'kysely'
import { numbersOn } from '#areas/norms/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { ReadinessCheck } from '#platform/server/readiness.ts'
import { readsCourses, readsPlan } from '../contract/access.ts'
import { maximaOf, maximumHours } from './norms.ts'

export const readiness: readonly ReadinessCheck[] = [
  {
    id: 'curriculum.courses',
    link: 'courses',
    order: 10,
    title: msg`Каталог предметов`,
    hint: msg`План составляют из предметов каталога`,
    isNeeded: true,
    to: '/managing/courses',
    repair: msg`Заполнить каталог`,
    access: readsCourses,
    count: () => sql`select case when count(*) = 0 then 1 else 0 end as missing, greatest(count(*), 1) as total
      from curriculum.course`,
  },
  {
    id: 'curriculum.lines',
    link: 'plan',
    order: 10,
    title: msg`План каждого класса`,
    hint: msg`Из плана берутся группы, нагрузка и число уроков`,
    isNeeded: true,
    to: '/managing/rup',
    repair: msg`Заполнить план`,
    access: readsPlan,
    count: ({ yearId }) => sql`
      select count(*) filter (where not exists (select from curriculum.class_line l
          where l.year_id = ${yearId} and l.class_id = c.id)) as missing, count(*) as total
      from classes.class c where c.year_id = ${yearId}`,
  },
  {
    id: 'curriculum.maximum',
    link: 'plan',
    order: 20,
    title: msg`Предельная нагрузка соблюдена`,
    hint: msg`Часов в неделю больше, чем разрешено`,
    isNeeded: false,
    to: '/managing/rup',
    repair: msg`Посмотреть суммы`,
    access: readsPlan,
    count: async ({ db, yearId, yearStart }) => {
      const maxima = JSON.stringify(maximaOf(await numbersOn(db, maximumHours, yearStart)))
      return sql`
        select count(*) filter (where load.hours > (${maxima}::jsonb ->> p.number::text)::numeric) as missing, count(*) as total
        from (select l.class_id, sum(l.hours) as hours from curriculum.class_line l
          where l.year_id = ${yearId} and l.grading_mode <> 'no_in_rup' group by l.class_id) load
        join classes.class c on c.id = load.class_id join classes.parallel p on p.id = c.parallel_id`
    },
  },
  {
    id: 'curriculum.approval',
    link: 'plan',
    order: 30,
    title: msg`План утверждён`,
    hint: msg`Номер и дата приказа стоят на печатной форме`,
    isNeeded: false,
    to: '/managing/rup',
    repair: msg`Записать приказ`,
    access: readsPlan,
    count: ({ yearId }) => sql`
      select 1 - count(*) filter (where order_number is not null) as missing, 1 as total
      from curriculum.plan where year_id = ${yearId}`,
  },
]
