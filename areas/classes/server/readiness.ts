import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { ReadinessCheck } from '#platform/server/readiness.ts'
import { readsGroups, setsUpClasses } from '../contract/access.ts'

export const readiness: readonly ReadinessCheck[] = [
  {
    id: 'classes.classes',
    link: 'classes',
    order: 10,
    title: msg`Классы заведены`,
    hint: msg`С классов начинается год: без них нет ни плана, ни групп`,
    isNeeded: true,
    to: '/managing/grades',
    repair: msg`Завести классы`,
    access: setsUpClasses,
    count: ({ yearId }) => sql`
      select case when count(p.id) = 0 then 1 else count(p.id) filter (where not exists (
          select from classes.class c where c.parallel_id = p.id)) end as missing, greatest(count(p.id), 1) as total
      from classes.parallel p where p.year_id = ${yearId}`,
  },
  {
    id: 'classes.students',
    link: 'classes',
    order: 20,
    title: msg`Состав классов`,
    hint: msg`В классе без учеников нечего вести`,
    isNeeded: true,
    to: '/managing/grades',
    repair: msg`Распределить учеников`,
    access: setsUpClasses,
    count: ({ yearId, day }) => sql`
      select count(*) filter (where not exists (select from classes.class_member m
          where m.class_id = c.id and m.during @> ${day}::date)) as missing, count(*) as total
      from classes.class c where c.year_id = ${yearId}`,
  },
  {
    id: 'classes.leaders',
    link: 'classes',
    order: 30,
    title: msg`Классные руководители`,
    hint: msg`Им приходят вопросы семей и сигналы о классе`,
    isNeeded: false,
    to: '/managing/grades?sort=class_teacher',
    repair: msg`Назначить`,
    access: setsUpClasses,
    count: ({ yearId, day }) => sql`
      select count(*) filter (where not exists (select from classes.leader l where l.class_id = c.id and l.kind = 'teacher'
          and l.during @> ${day}::date)) as missing, count(*) as total
      from classes.class c where c.year_id = ${yearId}`,
  },
  {
    id: 'classes.groups',
    link: 'groups',
    order: 10,
    title: msg`Группы по плану`,
    hint: msg`Предмет без группы не попадёт ни в нагрузку, ни в расписание`,
    isNeeded: true,
    to: '/managing/grouping',
    repair: msg`Создать группы`,
    access: readsGroups,
    count: ({ yearId }) => sql`
      select count(*) filter (where not exists (select from classes.group_class gc
          join classes.study_group g on g.id = gc.group_id
          where gc.class_id = line.class_id and g.course_id = line.course_id)) as missing, count(*) as total
      from curriculum.class_line line where line.year_id = ${yearId} and line.hours > 0`,
  },
  {
    id: 'classes.members',
    link: 'groups',
    order: 20,
    title: msg`Ученики в группах`,
    hint: msg`Ученик без группы не увидит предмета ни в дневнике, ни в расписании`,
    isNeeded: false,
    to: '/managing/grouping',
    repair: msg`Дополнить группы`,
    access: readsGroups,
    count: ({ yearId, day }) => sql`
      select count(*) filter (where not exists (select from classes.group_member gm
          where gm.student_id = m.student_id and gm.course_id = line.course_id and gm.during @> ${day}::date)) as missing,
        count(*) as total
      from curriculum.class_line line join classes.class_member m
        on m.class_id = line.class_id and m.during @> ${day}::date
      where line.year_id = ${yearId} and line.hours > 0 and line.component <> 'elective'`,
  },
]
