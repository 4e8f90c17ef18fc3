import * as z from 'zod/mini'
import { giveRoleTo, takeRoleFrom } from '#areas/access/server/index.ts'
import { roleLimitKinds } from '#platform/contract/role-limit.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { beginLongJob, longJob } from '#platform/server/long-job/long-job.ts'
import { orRefused } from '#platform/server/long-job/or-refused.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import { assignRole } from '../../contract/bulk.ts'
import { foundPersons } from './kept-persons.ts'

const Item = z.object({
  person_id: z.int(),
  role_id: z.int(),
  is_given: z.boolean(),
  /** Within which it is given. */
  limits: z._default(z.array(z.object({ kind: z.enum(roleLimitKinds), id: z.int() })), []),
})

export const assignRoleJob = longJob({
  kind: 'people.role',
  input: Item,
  access: assignRole.access,
  reaches: 'each-row',
  act: async ({ input, ...doing }) =>
    orRefused(doing.db, async () => {
      const { db } = doing
      const person = await db
        .selectFrom('people.person')
        .where('id', '=', input.person_id)
        .select('admin_user_id')
        .executeTakeFirst()
      if (!person?.admin_user_id) throw conflict(msg`Нет учётной записи: сначала создайте её`)
      const giving = { accountId: person.admin_user_id, roleId: input.role_id }
      if (input.is_given) {
        await giveRoleTo({ ...giving, limits: input.limits }, doing)
        return { detail: msg`Роль выдана`, undo: { ...input, is_given: false } }
      }
      const limits = await takeRoleFrom(giving, doing)
      return { detail: msg`Роль снята`, undo: { ...input, is_given: true, limits } }
    }),
})

export const assignRoleHandler = handle(assignRole, async ({ body, caller, db, today, context, record }) => {
  const role = await db.selectFrom('access.role').where('id', '=', body.role_id).select('title').executeTakeFirst()
  if (!role) throw refuse('role_id', msg`Такой роли нет`)
  const persons = await foundPersons(db, caller, body.person_ids, today)
  const id = await beginLongJob({ db, context }, assignRoleJob, {
    caller,
    title: body.is_given ? msg`Роль «${role.title}»: выдать` : msg`Роль «${role.title}»: снять`,
    items: persons.map((person) => ({
      title: person.full_name,
      input: {
        person_id: person.id,
        role_id: body.role_id,
        is_given: body.is_given,
      },
    })),
  })
  await record({ subject: 'platform.long_job', id, after: { role: role.title, people: persons.length } })
  return { id }
})
