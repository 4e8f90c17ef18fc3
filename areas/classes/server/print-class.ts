import { sql } from 'kysely'
import { countPersons, mayFindPerson } from '#areas/access/server/index.ts'
import { paperHead } from '#areas/school/server/index.ts'
import { maskedColumns, maskingOf } from '#areas/people/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { writePaper } from '#platform/server/pdf.ts'
import { notFound } from '#platform/server/refusal.ts'
import { printClass } from '../contract/classes.ts'
import { leadersOn } from './scope/index.ts'

const readClass = (db: Database, id: number, today: string) =>
  db
    .selectFrom('classes.class as c')
    .where('c.id', '=', id)
    .select([
      'c.title',
      sql<string | null>`(select t.full_name from ${leadersOn(today)} led join people.person t on t.id = led.person_id
        where led.class_id = c.id and led.kind = 'teacher')`.as('teacher'),
      sql<number>`(select count(*) from classes.class_member m where m.class_id = c.id and m.during @> ${today}::date)`.as(
        'students_count',
      ),
    ])
    .executeTakeFirst()

/** With the birth dates of those whose records the reader keeps: the paper is asked for with them. */
function readStudents(db: Database, classId: number, caller: Caller, today: string) {
  const masking = maskingOf(caller, { isRequested: true })
  return db
    .selectFrom('people.person as p')
    .where(
      sql<boolean>`p.id in (select m.student_id from classes.class_member m
        where m.class_id = ${classId} and m.during @> ${today}::date)`,
    )
    .where(mayFindPerson(caller, sql.ref('p.id'), today))
    .select(['p.id', 'p.full_name', masking.isUnmasked.as('is_unmasked')])
    .select(maskedColumns(masking, ['birth_date']))
    .orderBy('p.sort_name')
    .orderBy('p.id')
    .$castTo<{ id: number; full_name: string; is_unmasked: boolean; birth_date: string | null }>()
    .execute()
}

export const printClassHandler = handle(printClass, async ({ params, caller, db, today, context, record }) => {
  const schoolClass = await readClass(db, params.id, today)
  const students = await readStudents(db, params.id, caller, today)
  if (schoolClass === undefined || students.length === 0) throw notFound()
  const unmasked = students.filter(({ is_unmasked }) => is_unmasked).map(({ id }) => id)
  await countPersons({ db, caller, today }, unmasked, { isFile: true })
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
    after: {
      list: 'class',
      class_id: params.id,
      rows: students.length,
      ...(unmasked.length > 0 ? { persons: unmasked } : {}),
    },
  })
  return { name: t`Список ${title} класса ${displayDate(today)}.pdf`, bytes }
})
