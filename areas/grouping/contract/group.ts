import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { Titled } from '#areas/classes/contract/class-shapes.ts'
import { grpGroup } from '#areas/classes/contract/permissions.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { Preview } from '#platform/contract/preview.ts'
import { id, IdParams, isoDate, line, queryDate } from '#platform/contract/wire.ts'
import { managesGroups } from './access.ts'
import { StudyGroup } from './groups.ts'
import { batch, weekHours } from './wire.ts'

/** A student's time in a group; `to` is the last day, null where none is set. */
export const GroupMember = z.object({
  id,
  full_name: z.string(),
  class_title: z.nullable(z.string()),
  from: z.nullable(isoDate),
  to: z.nullable(isoDate),
  is_now: z.boolean(),
})
export type GroupMember = z.infer<typeof GroupMember>

/**
 * Members whom the reader may find, who has left included; `may_read_journal` by the scope of the journal. `own_hours`: a
 * week, null where the РУП says them. `may_write` who is in it, `may_manage` what it is. `year`: its days, both included.
 */
export const GroupCard = z.extend(StudyGroup, {
  version: z.int(),
  level_id: z.nullable(id),
  own_hours: z.nullable(z.number()),
  follows_class: z.nullable(Titled),
  norm_reason: z.nullable(z.string()),
  year: z.object({ from: isoDate, to: isoDate }),
  may_read_journal: z.boolean(),
  may_write: z.boolean(),
  may_manage: z.boolean(),
  members: z.array(GroupMember),
})
export type GroupCard = z.infer<typeof GroupCard>

export const readGroup = endpoint({
  method: 'GET',
  path: '/api/grouping/group/{id}/',
  access: read(grpGroup),
  params: IdParams,
  response: GroupCard,
  summary: 'Учебная группа: состав с датами, учителя',
})

const versionSeen = z.int().check(z.minimum(1))

/** `is_open` opens a closed group again, with nobody in it; it is closed by a call of its own. */
export const changeGroup = endpoint({
  method: 'PATCH',
  path: '/api/grouping/group/{id}/',
  access: managesGroups,
  params: IdParams,
  body: z.strictObject({
    version: versionSeen,
    title: z.optional(line(60)),
    level_id: z.optional(z.nullable(id)),
    hours: z.optional(z.nullable(weekHours)),
    follows_class_id: z.optional(z.nullable(id)),
    norm_reason: z.optional(z.nullable(line(300))),
    is_open: z.optional(z.literal(true)),
  }),
  response: z.object({ id, version: z.int(), batch }),
  summary: 'Изменить учебную группу',
})

/** One that nothing refers to and nobody is in; another is closed. */
export const removeGroup = endpoint({
  method: 'DELETE',
  path: '/api/grouping/group/{id}/',
  access: managesGroups,
  params: IdParams,
  response: nothing,
  summary: 'Удалить учебную группу, на которую ничего не опирается',
})

/** `on` is the first day without the group: who is in it leaves it the day before. */
const closing = z.strictObject({ version: versionSeen, on: queryDate })
export const closeGroup = endpoint({
  method: 'POST',
  path: '/api/grouping/group/{id}/close/',
  access: managesGroups,
  params: IdParams,
  body: closing,
  response: z.object({ id, version: z.int(), batch }),
  summary: 'Закрыть учебную группу с даты',
})
export const previewClosing = endpoint({
  method: 'POST',
  path: '/api/grouping/group/{id}/close/preview/',
  access: managesGroups,
  params: IdParams,
  body: closing,
  response: Preview,
  summary: 'Что будет, если закрыть учебную группу',
})

/** What the group was and who was in it. */
export const readGroupHistory = endpoint({
  method: 'GET',
  path: '/api/grouping/group/{id}/history/',
  access: read(grpGroup),
  params: IdParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История учебной группы и её состава',
})
