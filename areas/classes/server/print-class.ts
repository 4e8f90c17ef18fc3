import { sql } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { paperHead } from '#areas/school/server/index.ts'
import { visibleTo } from '#areas/people/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { writePaper } from '#platform/server/pdf.ts'
import { notFound } from '#platform/server/refusal.ts'
import { printClass } from '../contract/classes.ts'

const readClass = (db: Database, id: number, today: string) =>
  db
    .selectFrom('classes.class as c')
    .leftJoin('people.person as teacher', 'teacher.id', 'c.class_teacher_id')
    .where('c.id', '=', id)
    .select(['c.title', 'teacher.full_name as teacher'])
    .select(
      sql<number>`(select count(*) from classes.class_member m where m.class_id = c.id and m.during @> ${today}::date)`.as(
        'students_count',
      ),
    )
    .executeTakeFirst()

const readStudents = (db: Database, classId: number, caller: Caller, today: string) =>
  db
    .selectFrom('people.person as p')
    .where(
      sql<boolean>`p.id in (select m.student_id from classes.class_member m
        where m.class_id = ${classId} and m.during @> ${today}::date)`,
    )
    .where(mayFindPerson(caller, sql.ref('p.id'), today))
    .select([
      'p.full_name',
      sql<string | null>`case when ${visibleTo(caller, today).identity} then p.birth_date end`.as('birth_date'),
    ])
    .orderBy('p.sort_name')
    .orderBy('p.id')
    .execute()

export const printClassHandler = handle(printClass, async ({ params, caller, db, today, context, record }) => {
  const schoolClass = await readClass(db, params.id, today)
  const students = await readStudents(db, params.id, caller, today)
  if (schoolClass === undefined || students.length === 0) throw notFound()
  const { title, teacher, students_count } = schoolClass
  const hasDates = students.some(({ birth_date }) => birth_date !== null)
  const bytes = await writePaper(
    {
      title: t`Список ${title} класса`,
      head: await paperHead(context, caller),
      subtitle: [teacher && t`Классный руководитель: ${teacher}`, t`на ${displayDate(today)}`]
        .filter(Boolean)
        .join(' · '),
    },
    ({ text, table }) => {
      table({
        columns: [
          { title: '№', share: 1, align: 'right' },
          { title: t`Фамилия, имя, отчество`, share: 11 },
          ...(hasDates ? [{ title: t`Дата рождения`, share: 3 }] : []),
        ],
        rows: students.map(({ full_name, birth_date }, index) => [
          String(index + 1),
          full_name,
          ...(hasDates ? [birth_date === null ? '' : displayDate(birth_date)] : []),
        ]),
      })
      const isWhole = students.length === students_count
      text(isWhole ? t`Всего: ${students_count}` : t`Показаны доступные вам: ${students.length} из ${students_count}`)
    },
  )
  await record({
    subject: 'platform.export',
    id: caller.accountId,
    after: { list: 'class', class_id: params.id, rows: students.length },
  })
  return { name: t`Список ${title} класса ${displayDate(today)}.pdf`, bytes }
})
