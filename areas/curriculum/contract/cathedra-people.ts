import * as z from 'zod/mini'
import { allOf, write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { id, IdParams, queryDate } from '#platform/contract/wire.ts'
import { CathedraTenure } from './cathedras.ts'
import { versionSeen } from './course-fields.ts'
import { crsCathedra, crsCourse } from './permissions.ts'

/** By the post of a head one reads the journals of the department: it is given by who keeps all of them. */
const names = allOf(write(crsCathedra), write(crsCourse))
const days = { from: z.optional(queryDate), to: z.optional(z.nullable(queryDate)) }

/** `replaces` ends the one who heads it by then, the day before `from`. */
export const nameCathedraHead = endpoint({
  method: 'POST',
  path: '/api/courses/cathedras/{id}/heads/',
  access: names,
  params: IdParams,
  body: z.strictObject({
    person_id: id,
    from: queryDate,
    to: z.optional(z.nullable(queryDate)),
    replaces: z.optional(z.strictObject({ id, version: versionSeen })),
  }),
  response: CathedraTenure,
  summary: 'Назначить заведующего кафедрой с даты',
})

/** `to` ends it by that day, null takes the end back; the rest corrects what was written wrongly. */
export const changeCathedraHead = endpoint({
  method: 'PATCH',
  path: '/api/courses/cathedra-heads/{id}',
  access: names,
  params: IdParams,
  body: z.strictObject({ version: versionSeen, person_id: z.optional(id), ...days }),
  response: CathedraTenure,
  summary: 'Завершить или исправить заведование кафедрой',
})

/** One written by mistake. */
export const removeCathedraHead = endpoint({
  method: 'DELETE',
  path: '/api/courses/cathedra-heads/{id}',
  access: names,
  params: IdParams,
  response: nothing,
  summary: 'Удалить ошибочное заведование кафедрой',
})

export const maxMembersAtOnce = 100
/** Several at once: all of them or none. */
export const addCathedraMembers = endpoint({
  method: 'POST',
  path: '/api/courses/cathedras/{id}/members/',
  access: write(crsCathedra),
  params: IdParams,
  body: z.strictObject({
    person_ids: z.array(id).check(z.minLength(1), z.maxLength(maxMembersAtOnce)),
    from: queryDate,
  }),
  response: z.object({ items: z.array(CathedraTenure) }),
  summary: 'Добавить сотрудников на кафедру с даты',
})

/** `to` ends the membership by that day, null takes the end back. */
export const changeCathedraMember = endpoint({
  method: 'PATCH',
  path: '/api/courses/cathedra-members/{id}',
  access: write(crsCathedra),
  params: IdParams,
  body: z.strictObject({ version: versionSeen, ...days }),
  response: CathedraTenure,
  summary: 'Завершить или исправить время сотрудника на кафедре',
})

/** One written by mistake. */
export const removeCathedraMember = endpoint({
  method: 'DELETE',
  path: '/api/courses/cathedra-members/{id}',
  access: write(crsCathedra),
  params: IdParams,
  response: nothing,
  summary: 'Удалить ошибочную запись о сотруднике кафедры',
})
