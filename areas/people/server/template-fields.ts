import { sql } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { FieldItem, NameValue } from '#platform/contract/template-values.ts'
import { numberArray } from '#platform/server/number-array.ts'
import { wordSearch } from '#platform/server/search.ts'
import type { SubjectHit, TemplateFieldGroup, TemplateSubject } from '#platform/server/template-sources.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import { fullAddress } from './address.ts'
import { maskingOf } from './masking.ts'
import { placeOf } from './person-rows.ts'
import { isStaff } from './scope/index.ts'
import { visibleTo } from './visible.ts'

interface Row {
  id: number
  surname: string
  name: string
  patronymic: string | null
  sex: NameValue['sex']
  iin: string | null
  birth_date: string | null
  address: string | null
  phone: string | null
  email: string | null
}
const samplePerson: NameValue = {
  surname: 'Ахметова',
  name: 'Айгерім',
  patronymic: 'Нұрланқызы',
  sex: 'female',
  person_id: null,
}

const valuesOf = ({ id, surname, name, patronymic, sex, ...rest }: Row): FieldItem => ({
  full_name: { surname, name, patronymic, sex, person_id: id },
  surname,
  name,
  patronymic,
  is_female: sex === null ? null : sex === 'female',
  ...rest,
})

/** What the school knows of a person; who asks sees masked fields of those alone whose records they keep. */
export const personFields: TemplateFieldGroup = {
  key: 'person',
  title: msg`Человек`,
  order: 10,
  subjects: ['student', 'employee'],
  fields: [
    { key: 'full_name', title: msg`Фамилия, имя, отчество`, type: 'name', sample: samplePerson },
    { key: 'surname', title: msg`Фамилия`, type: 'text', sample: 'Ахметова' },
    { key: 'name', title: msg`Имя`, type: 'text', sample: 'Айгерім' },
    { key: 'patronymic', title: msg`Отчество`, type: 'text', sample: 'Нұрланқызы' },
    { key: 'iin', title: msg`ИИН`, type: 'text', sample: '140309600123' },
    { key: 'birth_date', title: msg`Дата рождения`, type: 'date', sample: '2014-03-09' },
    { key: 'is_female', title: msg`Женского пола`, type: 'yes-no', sample: true },
    { key: 'address', title: msg`Адрес`, type: 'text', sample: 'Алматы, ул. Абая, 10' },
    { key: 'phone', title: msg`Телефон`, type: 'text', sample: '+7 701 000 00 00' },
    { key: 'email', title: msg`Электронная почта`, type: 'text', sample: 'a.akhmetova@school.kz' },
  ],
  read: async ({ db, ids, today, caller }) => {
    const all = sql<boolean>`true`
    const shown = caller === null ? all : maskingOf(caller, { isRequested: true }).isShown
    const contacts = caller === null ? all : visibleTo(caller, today).contacts
    const found = caller === null ? all : mayFindPerson(caller, sql.ref('p.id'), today)
    const { rows } = await sql<Row>`
      select p.id, p.surname, p.name, p.patronymic, p.sex,
        case when ${shown} then p.iin end as iin, case when ${shown} then p.birth_date end as birth_date,
        case when ${shown} then ${fullAddress} end as address,
        case when ${contacts} then p.phone end as phone, case when ${contacts} then p.email end as email
      from people.person p where p.id = any(${numberArray(ids)}::int[]) and ${found}`.execute(db)
    return new Map(rows.map((row) => [row.id, valuesOf(row)]))
  },
}

const maxFound = 8
const isStudentKind = sql<boolean>`exists (select from people.kind_member km
  where km.person_id = p.id and km.kind_id = ${sql.lit(personKinds.student.id)})`

/** Persons of one side of the school whom the caller may open. */
const personSubject = (key: 'student' | 'employee'): TemplateSubject => {
  const isOfSide = (today: string) => (key === 'student' ? isStudentKind : isStaff(sql.ref('p.id'), today))
  return {
    key,
    isPerson: true,
    find: async ({ db, caller, today }, words) => {
      const { holds } = wordSearch({ written: sql`p.full_name`, text: sql`p.search`, sound: sql`p.sound` }, words)
      const { rows } = await sql<SubjectHit>`
        select p.id, p.full_name as title, ${placeOf(caller, today)} as hint from people.person p
        where ${holds} and p.archived_at is null and ${isOfSide(today)}
          and ${mayFindPerson(caller, sql.ref('p.id'), today)}
        order by p.sort_name, p.id limit ${sql.lit(maxFound)}`.execute(db)
      return rows
    },
    mayUse: async ({ db, caller, today }, id) => {
      const { rows } = await sql`select from people.person p where p.id = ${id} and ${isOfSide(today)}
        and ${mayFindPerson(caller, sql.ref('p.id'), today)}`.execute(db)
      return rows.length > 0
    },
  }
}
export const personSubjects: readonly TemplateSubject[] = [personSubject('student'), personSubject('employee')]
