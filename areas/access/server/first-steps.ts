import { sql } from 'kysely'
import { anyOf, write } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import type { FirstStep } from '#platform/server/first-step.ts'
import { pasRoles, pasUsers } from '../contract/permissions.ts'

const maintainers = ['director', 'principal', 'sub_director', 'sub_principal', 'headteacher']

export const firstSteps: readonly FirstStep[] = [
  {
    id: 'logins',
    order: 50,
    title: msg`Завести учётные записи`,
    hint: msg`На карточке человека, вкладка «Доступ», или листками для входа сразу всем; роль предлагается по виду человека`,
    to: '/passport/users/teachers',
    access: write(pasUsers),
    isDone: () => sql<boolean>`(select count(*) > 1 from access.account)`,
  },
  {
    id: 'roles',
    order: 60,
    title: msg`Выдать роли завучу, кадрам и администратору`,
    hint: msg`Роли руководителей выдают суперадминистратор и директор`,
    to: '/passport/roles',
    access: anyOf(write(pasRoles), write(pasUsers)),
    isDone: () => sql<boolean>`exists (select from access.account_role ar join access.role r on r.id = ar.role_id
      where r.name = any(${maintainers}::text[]))`,
  },
]
