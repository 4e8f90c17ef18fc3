import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { bigId, countText, id, IdParams, isoDate } from '#platform/contract/wire.ts'
import { logLogging, logPageViews } from './permissions.ts'

/** Whose views: the staff's, the students', or everybody's with families and accounts without a person. */
export const audiences = ['employees', 'students', 'users'] as const
export type Audience = (typeof audiences)[number]

const who = { audience: z._default(z.enum(audiences), 'users') }
/** So many days up to today; views are kept for 13 months. */
const period = { days: z._default(countText(400).check(z.minimum(1)), 30) }
const counted = { views: z.int(), people: z.int() }

/** Views of a range of days, without names; those of who acts as somebody else count for nobody. */
export const ViewReport = z.object({
  from: isoDate,
  to: isoDate,
  /** For how many months views are kept. */
  kept_months: z.int(),
  /** Accounts that may sign in, and how many of them have opened a page. */
  accounts: z.int(),
  ...counted,
  /** Each day of the range, those without views too. */
  days: z.array(z.object({ date: isoDate, views: z.int() })),
  /** By `id` of the page, the most opened first; `from` are the pages people came from, at most five. */
  pages: z.array(
    z.object({
      page_id: z.string(),
      ...counted,
      from: z.array(z.object({ page_id: z.string(), views: z.int() })),
    }),
  ),
  /** By role, the most views first; who has two roles counts in both. */
  roles: z.array(z.object({ title: z.string(), ...counted })),
})
export type ViewReport = z.infer<typeof ViewReport>

export const readViewReport = endpoint({
  method: 'GET',
  path: '/api/logging/page-views/report/',
  access: read(logLogging),
  query: z.strictObject({ ...who, ...period }),
  response: ViewReport,
  summary: 'Просмотры страниц: по дням, страницам, ролям',
})

/** An account and its views in the range of days. */
export const Viewer = z.object({
  /** Of the account. */
  id,
  person_id: z.nullable(id),
  /** The login where the account has no person. */
  full_name: z.string(),
  roles: z.array(z.string()),
  views: z.int(),
  /** On how many days. */
  days: z.int(),
  /** The last view of all that are kept, ISO 8601; null: none. */
  last_at: z.nullable(z.string()),
})
export type Viewer = z.infer<typeof Viewer>

const sorts = ['last_at', 'name', 'views', 'days'] as const
const filters = {
  ...who,
  ...period,
  /** Only who has opened nothing for so many days. */
  away: z.optional(countText(400).check(z.minimum(1))),
}

export const listViewers = endpoint({
  method: 'GET',
  path: '/api/logging/page-views/people/',
  access: read(logPageViews),
  query: listQuery(sorts, filters),
  response: listOf(Viewer),
  summary: 'Просмотры страниц по людям',
})

export const exportViewers = exportOf({
  path: '/api/logging/page-views/people/export/',
  access: read(logPageViews),
  sorts,
  filters,
  columns: ['name', 'roles', 'views', 'days', 'last_at'],
  summary: 'Просмотры страниц по людям: весь список в XLSX',
})

export const View = z.object({
  id: bigId,
  /** ISO 8601. */
  at: z.string(),
  page_id: z.string(),
  path: z.string(),
  /** Who has really opened it, under this name; null: its owner. */
  acted_by: z.nullable(z.string()),
})
export type View = z.infer<typeof View>

/** Where an account has been, the last first, two hundred views at most, those under its name too. The reading is recorded. */
export const readViewerPath = endpoint({
  method: 'GET',
  path: '/api/logging/page-views/people/{id}/',
  access: read(logPageViews),
  params: IdParams,
  query: z.strictObject(period),
  response: z.object({ viewer: Viewer, views: z.array(View) }),
  summary: 'Путь человека по страницам; просмотр записывается',
})
