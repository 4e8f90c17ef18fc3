import { sql } from 'kysely'
import { write } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import type { FirstStep } from '#platform/server/first-step.ts'
import { pasSchool } from '../contract/permissions.ts'

export const nameSchool: FirstStep = {
  id: 'school',
  order: 10,
  title: msg`Назвать школу`,
  hint: msg`Название, адрес и логотип стоят на бумагах, в письмах и на странице входа`,
  to: '/passport',
  access: write(pasSchool),
  // with a value: a statement without any would be planned anew, over all parts of the history
  isDone: () => sql<boolean>`(exists (select from history.change where subject = 'school.school' and subject_id = ${1})
    or exists (select from school.school where logo_id is not null))`,
}
