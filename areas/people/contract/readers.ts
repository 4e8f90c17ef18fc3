import * as z from 'zod/mini'
import { logAudit } from '#areas/access/contract/permissions.ts'
import { anyOf, read, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { id, idText, text } from '#platform/contract/wire.ts'
import { ties } from '#platform/contract/tie.ts'
import { usrUser } from './permissions.ts'

/** For who keeps the person's records, and for who reads the audit. */
const access = anyOf(write(usrUser), read(logAudit))

/** Who may see something of a person, as the rules decide at this moment. */
export const Reader = z.object({
  /** Of the account. */
  id,
  person_id: z.nullable(id),
  /** Null where the asking one may not find that person; the login where the account has no person. */
  full_name: z.nullable(z.string()),
  roles: z.array(z.string()),
  kind: z.enum(ties),
  /** Named as those of «Почему»; `title` says them with `evidence`, the names and dates that prove them. */
  reasons: z.array(z.object({ id: z.string(), title: z.string(), evidence: z.nullable(z.string()) })),
  /** What opens: `card`, and the parts that the rooms keep of a person. */
  parts: z.array(z.string()),
  /** Must set a second factor up before seeing anything. */
  is_setting_up: z.boolean(),
})
export type Reader = z.infer<typeof Reader>

const sorts = ['kind', 'name'] as const
const filters = {
  /** Whose data: the person's id; without it the call is refused. */
  person: z.optional(idText),
  kind: z.optional(z.enum(ties)),
  /** Only who sees this part. */
  part: z.optional(text(30)),
}
const counted = z.object({ id: z.string(), people: z.int() })

export const listReaders = endpoint({
  method: 'GET',
  path: '/api/users/readers/',
  access,
  query: listQuery(sorts, filters),
  response: z.extend(listOf(Reader), {
    /** Of all readers, whatever the filters: by kind and by part. */
    kinds: z.array(counted),
    parts: z.array(z.extend(counted, { title: z.string() })),
  }),
  hot: true,
  summary: 'Кто видит данные человека',
})
export const exportReaders = exportOf({
  path: '/api/users/readers/export/',
  access,
  sorts,
  filters,
  columns: ['name', 'kind', 'roles', 'reasons', 'parts'],
  summary: 'Кто видит данные человека: весь список в XLSX',
})

/** Somebody who really looked, so often. */
export const Opening = z.object({
  account_id: z.nullable(id),
  person_id: z.nullable(id),
  /** As of a reader. */
  full_name: z.nullable(z.string()),
  /** A kind of opening that a room keeps traces of, and what the reader of the list calls it. */
  what: z.string(),
  title: z.string(),
  times: z.int(),
  /** ISO 8601. */
  last_at: z.string(),
})
export type Opening = z.infer<typeof Opening>

/** The last first, two hundred at most; openings of the card only for who reads the page views of people. */
export const listOpenings = endpoint({
  method: 'GET',
  path: '/api/users/openings/',
  access,
  query: z.strictObject({ person: idText }),
  /** `notes`: what is to be known of the traces, as sentences. */
  response: z.object({ items: z.array(Opening), kinds: z.array(z.string()), notes: z.array(z.string()) }),
  summary: 'Кто открывал данные человека',
})
