import * as z from 'zod/mini'
import { logAudit } from '#areas/access/contract/permissions.ts'
import { usrUser } from '#areas/people/contract/permissions.ts'
import { anyOf, read, write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { Preview } from '#platform/contract/preview.ts'
import { t } from '#platform/contract/text.ts'
import { queryDate, id, IdParams, isoDate, text } from '#platform/contract/wire.ts'
import { isWholeHundredth } from '../rules/rates.ts'
import { readsPeople } from '#areas/people/contract/access.ts'

const versionSeen = z.int().check(z.minimum(1))

/**
 * A post of a person, held from day to day, both included; `to` null: till further notice. The rate is null
 * where the reader may not see them.
 */
export const Post = z.object({
  id,
  position: z.string(),
  unit: z.nullable(z.object({ id, title: z.string() })),
  rate: z.nullable(z.number()),
  from: z.nullable(isoDate),
  to: z.nullable(isoDate),
  /** Whether it is held today, was held, or is to be held. */
  state: z.enum(['now', 'before', 'later']),
  version: z.int(),
})
export type Post = z.infer<typeof Post>

/** Those of today first; former and future ones for who sees the terms. */
export const listPosts = endpoint({
  method: 'GET',
  path: '/api/hr/people/{id}/posts/',
  access: readsPeople,
  params: IdParams,
  response: z.object({
    items: z.array(Post),
    /** Of today; null where the reader may not see it. */
    total_rate: z.nullable(z.number()),
    shows_terms: z.boolean(),
    may_edit: z.boolean(),
    /** The school's date, by which the posts are told apart. */
    today: isoDate,
  }),
  summary: 'Должности человека',
})
export type PostsOfPerson = z.infer<typeof listPosts.response>

const fields = {
  /** By its title; one that is not known yet is added. */
  position: text(150),
  unit_id: z.nullable(id),
  rate: z
    .number()
    .check(
      z.minimum(0.01, { error: () => t`Ставка от 0,01 до 2` }),
      z.maximum(2, { error: () => t`Ставка от 0,01 до 2` }),
      z.refine(isWholeHundredth, { error: () => t`Не больше двух знаков после запятой` }),
    ),
  from: queryDate,
  to: z.nullable(queryDate),
}
export const addPost = endpoint({
  method: 'POST',
  path: '/api/hr/people/{id}/posts/',
  access: write(usrUser),
  params: IdParams,
  body: z.strictObject({
    position: fields.position,
    unit_id: z.optional(fields.unit_id),
    rate: fields.rate,
    from: fields.from,
    to: z.optional(fields.to),
  }),
  response: Post,
  summary: 'Назначить на должность',
})

/** `to` ends the post by that day, null takes the end back. */
export const changePost = endpoint({
  method: 'PATCH',
  path: '/api/hr/posts/{id}',
  access: write(usrUser),
  params: IdParams,
  body: z.strictObject({
    version: versionSeen,
    position: z.optional(fields.position),
    unit_id: z.optional(fields.unit_id),
    rate: z.optional(fields.rate),
    from: z.optional(fields.from),
    to: z.optional(fields.to),
  }),
  response: Post,
  summary: 'Изменить или завершить должность',
})

/** One written by mistake; never a person's only one, whose end must stay known. */
export const removePost = endpoint({
  method: 'DELETE',
  path: '/api/hr/posts/{id}',
  access: write(usrUser),
  params: IdParams,
  response: nothing,
  summary: 'Удалить ошибочно записанную должность',
})

/** What follows once the post has ended by the day `to`: nothing, while another post is held after that day. */
export const previewEnd = endpoint({
  method: 'GET',
  path: '/api/hr/posts/{id}/end/preview/',
  access: write(usrUser),
  params: IdParams,
  query: z.strictObject({ to: queryDate }),
  response: Preview,
  summary: 'Что будет, если завершить должность',
})

export const listPositions = endpoint({
  method: 'GET',
  path: '/api/hr/positions/',
  access: readsPeople,
  response: z.object({ items: z.array(z.object({ id, title: z.string(), /** Held today. */ count: z.int() })) }),
  summary: 'Должности школы',
})

export const readPostHistory = endpoint({
  method: 'GET',
  path: '/api/hr/people/{id}/posts/history/',
  access: anyOf(write(usrUser), read(logAudit)),
  params: IdParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История должностей человека',
})
