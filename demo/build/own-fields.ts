import { sql } from 'kysely'
import { personKinds } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import { insertRows, insertRowsWithIds } from '#platform/server/demonstration/insert-rows.ts'

const languages = ['Казахский', 'Русский', 'Казахский и русский', 'Уйгурский', 'Корейский', 'Турецкий']
const fields = [
  { title: 'Язык дома', type: 'choice', hint: 'На каком языке говорят в семье', is_required: false },
  { title: 'Льготный проезд', type: 'yes_no', hint: '', is_required: false },
  { title: 'Адрес подтверждён', type: 'date', hint: 'Когда видели справку с места жительства', is_required: false },
  { title: 'Наставник', type: 'person', hint: 'Кто из учителей помогает', is_required: false },
  { title: 'Согласие семьи', type: 'file', hint: 'На обработку персональных данных', is_required: false },
]

async function buildLanguages(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into dictionaries.dictionary (code, title, position)
    values ('own_home_language', 'Языки дома', (select coalesce(max(position), 0) + 1 from dictionaries.dictionary))
    returning id`.execute(db)
  const dictionary_id = rows[0]?.id ?? 0
  await insertRows(
    db,
    'dictionaries.record',
    languages.map((title, at) => ({ dictionary_id, title, index: at + 1 })),
  )
  return dictionary_id
}

/** A tab of the school's own on the cards of students, read by teachers, with values for most of them. */
export async function buildOwnFields(db: Database, studyYearStart: string): Promise<void> {
  const dictionary = await buildLanguages(db)
  const [tab = 0] = await insertRowsWithIds(db, 'own_fields.tab', [{ title: 'Дополнительно', position: 1 }])
  await db.insertInto('own_fields.tab_kind').values({ tab_id: tab, kind_id: personKinds.student.id }).execute()
  await sql`insert into own_fields.tab_role (tab_id, role_id, level)
    select ${tab}, id, case when name = 'classruk' then 'write' else 'read' end
    from access.role where name in ('classruk', 'curator', 'teacher')`.execute(db)
  const [language, fare, address, mentor] = await insertRowsWithIds(
    db,
    'own_fields.field',
    fields.map((field, at) => ({
      ...field,
      tab_id: tab,
      position: at + 1,
      dictionary_id: field.type === 'choice' ? dictionary : null,
    })),
  )
  const students = sql`(select m.student_id as id, row_number() over (order by m.student_id) as place, led.person_id as class_teacher_id
    from classes.class_member m
    left join classes.leaders_on(${studyYearStart}::date) led on led.class_id = m.class_id and led.kind = 'teacher'
    where m.during @> ${studyYearStart}::date) s`
  await sql`
    insert into own_fields.field_value (person_id, field_id, record_id)
    select s.id, ${language}, r.id from ${students}
    join dictionaries.record r on r.dictionary_id = ${dictionary}
      and r.index = case when s.place % 23 = 0 then 4 + s.place % 3 else 1 + s.place % 3 end
    where s.place % 9 <> 0`.execute(db)
  await sql`
    insert into own_fields.field_value (person_id, field_id, value)
    select s.id, ${fare}, to_jsonb(s.place % 7 = 0) from ${students} where s.place % 5 <> 0`.execute(db)
  await sql`
    insert into own_fields.field_value (person_id, field_id, value)
    select s.id, ${address}, to_jsonb(${studyYearStart}::date + (s.place % 40)::int) from ${students}
    where s.place % 3 = 0`.execute(db)
  await sql`
    insert into own_fields.field_value (person_id, field_id, linked_id)
    select s.id, ${mentor}, s.class_teacher_id from ${students}
    where s.place % 11 = 0 and s.class_teacher_id is not null`.execute(db)
}
