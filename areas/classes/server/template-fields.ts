import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { allows } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import type { FieldItem, NameValue } from '#platform/contract/template-values.ts'
import { numberArray } from '#platform/server/number-array.ts'
import { literally } from '#platform/server/list.ts'
import type {
  SubjectHit,
  TemplateField,
  TemplateFieldGroup,
  TemplateSubject,
} from '#platform/server/template-sources.ts'
import { classLanguageTitles, type SchoolClass } from '../contract/class-shapes.ts'
import { readsClasses } from '../contract/access.ts'
import { leadersOn } from './scope/index.ts'

const sampleTeacher: NameValue = {
  surname: 'Серікова',
  name: 'Әлия',
  patronymic: 'Маратқызы',
  sex: 'female',
  person_id: null,
}
const sampleStudent: NameValue = {
  surname: 'Тоқтаров',
  name: 'Ерлан',
  patronymic: 'Серікұлы',
  sex: 'male',
  person_id: null,
}
const sampleStudents = [
  { full_name: sampleStudent },
  { full_name: { ...sampleStudent, surname: 'Ким', name: 'Олег', patronymic: null } },
]
/** A name of the row `person` as JSON of a `NameValue`. */
const nameOf = (person: string) => sql`jsonb_build_object('surname', ${sql.ref(`${person}.surname`)},
  'name', ${sql.ref(`${person}.name`)}, 'patronymic', ${sql.ref(`${person}.patronymic`)},
  'sex', ${sql.ref(`${person}.sex`)}, 'person_id', ${sql.ref(`${person}.id`)})`

const ofClass: readonly TemplateField[] = [
  { key: 'title', title: msg`Название класса`, type: 'text', sample: '7А' },
  { key: 'parallel', title: msg`Параллель`, type: 'number', sample: 7 },
  { key: 'teacher', title: msg`Классный руководитель`, type: 'name', sample: sampleTeacher },
  { key: 'language', title: msg`Язык обучения`, type: 'text', sample: 'казахский' },
]
interface Row {
  id: number
  title: string
  parallel: number
  language: SchoolClass['language']
  teacher: NameValue | null
}
const classColumns = (today: string) => sql`c.title, pl.number as parallel, c.language, (
  select ${nameOf('who')} from ${leadersOn(today)} led join people.person who on who.id = led.person_id
  where led.class_id = c.id and led.kind = 'teacher' order by who.id limit 1) as teacher`
const toItem = ({ id: _id, language, ...row }: Row): FieldItem => ({
  ...row,
  language: classLanguageTitles[language].toLocaleLowerCase(),
})

/** The class in which a student is on the day. */
export const studentClassFields: TemplateFieldGroup = {
  key: 'student_class',
  title: msg`Класс ученика`,
  order: 20,
  subjects: ['student'],
  fields: [...ofClass, { key: 'since', title: msg`В классе с`, type: 'date', sample: '2026-09-01' }],
  read: async ({ db, ids, today }) => {
    const { rows } = await sql<Row & { since: string | null }>`
      select distinct on (m.student_id) m.student_id as id, ${classColumns(today)}, lower(m.during)::text as since
      from classes.class_member m join classes.class c on c.id = m.class_id
      join classes.parallel pl on pl.id = c.parallel_id
      where m.student_id = any(${numberArray(ids)}::int[]) and m.during @> ${today}::date
      order by m.student_id, m.id`.execute(db)
    return new Map(rows.map((row) => [row.id, { ...toItem(row), since: row.since }]))
  },
}

/** A class with those who are in it on the day. */
export const classFields: TemplateFieldGroup = {
  key: 'class',
  title: msg`Класс`,
  order: 20,
  subjects: ['class'],
  fields: [
    ...ofClass,
    { key: 'count', title: msg`Сколько учеников`, type: 'number', sample: 2 },
    {
      key: 'students',
      title: msg`Ученики`,
      type: 'list',
      sample: sampleStudents,
      items: [
        { key: 'number', title: msg`Номер по порядку`, type: 'number', sample: 1 },
        { key: 'full_name', title: msg`Фамилия, имя, отчество ученика`, type: 'name', sample: sampleStudent },
      ],
    },
  ],
  read: async ({ db, ids, today, caller }) => {
    const found = caller === null ? sql<boolean>`true` : mayFindPerson(caller, sql.ref('p.id'), today)
    const { rows } = await sql<Row & { students: { full_name: NameValue }[] }>`
      select c.id, ${classColumns(today)}, coalesce((
        select jsonb_agg(jsonb_build_object('full_name', ${nameOf('p')}) order by p.sort_name, p.id)
        from classes.class_member m join people.person p on p.id = m.student_id
        where m.class_id = c.id and m.during @> ${today}::date and ${found}), '[]') as students
      from classes.class c join classes.parallel pl on pl.id = c.parallel_id
      where c.id = any(${numberArray(ids)}::int[])`.execute(db)
    return new Map(rows.map((row) => [row.id, { ...toItem(row), count: row.students.length }]))
  },
}

const maxFound = 8
/** Classes of the year, for whoever reads classes; of their students those whom the caller may find. */
export const classSubject: TemplateSubject = {
  key: 'class',
  isPerson: false,
  find: async ({ db, caller, today }, words) => {
    if (!allows(readsClasses, caller)) return []
    const { rows } = await sql<SubjectHit>`
      select c.id, c.title, null as hint from classes.class c join classes.parallel pl on pl.id = c.parallel_id
      where c.year_id = ${currentYearId(today)} and lower(c.title) like lower(${`${literally(words.trim())}%`})
      order by pl.number, c.letter, c.id limit ${sql.lit(maxFound)}`.execute(db)
    return rows
  },
  mayUse: async ({ db, caller }, id) => {
    if (!allows(readsClasses, caller)) return false
    const { rows } = await sql`select from classes.class c where c.id = ${id}`.execute(db)
    return rows.length > 0
  },
}
