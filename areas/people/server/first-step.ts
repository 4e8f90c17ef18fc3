import { sql } from 'kysely'
import { personKinds } from '#platform/contract/enumerations.ts'
import { write } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import type { FirstStep } from '#platform/server/first-step.ts'
import { usrUser } from '../contract/permissions.ts'

export const enterStaff: FirstStep = {
  id: 'staff',
  order: 40,
  title: msg`Внести учителей и других сотрудников`,
  hint: msg`По одному или таблицей из Excel`,
  to: '/passport/users/teachers',
  access: write(usrUser),
  isDone: () => sql<boolean>`exists (select from people.kind_member where kind_id = ${personKinds.teacher.id})`,
}
