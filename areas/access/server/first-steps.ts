import { sql } from 'kysely'
import { anyOf, write } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import type { FirstStep } from '#platform/server/first-step.ts'
import { pasRoles, pasUsers } from '../contract/permissions.ts'
import { roleSets, type DefaultRole } from '../rules/role-sets.ts'

/** Whether somebody who can sign in holds one of the roles. */
const isHeld = (...roles: readonly DefaultRole[]) => sql<boolean>`exists (
  select from access.account a join access.account_role ar on ar.account_id = a.id join access.role r on r.id = ar.role_id
  where a.status = 'active' and r.name = any(${roles}::text[]))`
/** The first account has the role from the start: somebody beside it must be able to help. */
const isHeldBesideFirst = (role: DefaultRole) => sql<boolean>`exists (
  select from access.account a join access.account_role ar on ar.account_id = a.id join access.role r on r.id = ar.role_id
  where a.status = 'active' and r.name = ${role} and a.id <> (select min(id) from access.account))`

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
    hint: msg`Завуча и кадры назначают суперадминистратор и директор; администраторов должно быть двое`,
    to: '/passport/roles',
    access: anyOf(write(pasRoles), write(pasUsers)),
    isDone: () => sql<boolean>`(${isHeld(...roleSets.DEPUTIES)} and ${isHeld('hr')} and ${isHeldBesideFirst('admin')})`,
  },
]
