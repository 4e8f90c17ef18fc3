import * as z from 'zod/mini'
import { Titled } from '#areas/classes/contract/class-shapes.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Preview } from '#platform/contract/preview.ts'
import { id, IdParams, idText, isoDate, queryDate, text } from '#platform/contract/wire.ts'
import { writesMembers } from './access.ts'
import { GroupMember } from './group.ts'
import { batch } from './wire.ts'

/** `from`: today unless it is said, or the first day of a year that has not begun. */
const body = z.strictObject({ users: z.array(id).check(z.minLength(1), z.maxLength(200)), from: z.optional(queryDate) })
/** The members as the group's card shows them; `batch` is null where nothing was to be changed. */
const Members = z.object({ items: z.array(GroupMember), from: isoDate, batch: z.nullable(batch) })

/** Who stands in another group of the course moves: that membership ends the day before. */
export const addUsers = endpoint({
  method: 'POST',
  path: '/api/grouping/group/{id}/users/',
  access: writesMembers,
  params: IdParams,
  body,
  response: Members,
  summary: 'Добавить учеников в группу или перевести в неё',
})
export const previewUsers = endpoint({
  method: 'POST',
  path: '/api/grouping/group/{id}/users/preview/',
  access: writesMembers,
  params: IdParams,
  body,
  response: Preview,
  summary: 'Что будет, если добавить учеников в группу',
})

/** Ends the membership the day before `from`; one that is left without a day goes. */
export const removeUser = endpoint({
  method: 'DELETE',
  path: '/api/grouping/group/{group_id}/users/{student_id}',
  access: writesMembers,
  params: z.strictObject({ group_id: idText, student_id: idText }),
  query: z.strictObject({ from: z.optional(queryDate) }),
  response: Members,
  summary: 'Вывести ученика из группы',
})

/** Of a student who may come into the group: the class and the group of the course on that day. */
const Candidate = z.object({ id, full_name: z.string(), class_title: z.string(), group: z.nullable(Titled) })
export type Candidate = z.infer<typeof Candidate>
/** Who is in the parallels of the group's classes on the day and not in the group, those of its classes first. */
export const listCandidates = endpoint({
  method: 'GET',
  path: '/api/grouping/group/{id}/candidates/',
  access: writesMembers,
  params: IdParams,
  query: z.strictObject({ from: z.optional(queryDate), search: z.optional(text(100, 0)) }),
  response: z.object({ items: z.array(Candidate) }),
  summary: 'Кого можно добавить в группу',
})
