import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { exportOf } from '#platform/contract/list.ts'
import { t } from '#platform/contract/text.ts'
import { flagText, id, IdParams, idText, isoDate, queryDate, text } from '#platform/contract/wire.ts'
import { changesStructure, readsStructure } from './access.ts'

const versionSeen = z.int().check(z.minimum(1))
/** More units than this a school does not have. */
export const maxUnits = 500

export const Unit = z.object({
  id,
  title: z.string(),
  short_title: z.nullable(z.string()),
  parent_id: z.nullable(id),
  /** A record of the dictionary `division`. */
  kind: z.nullable(z.object({ id, title: z.string() })),
  /** `works`: is employed on the day. `from`: since when they head it, null: since before anything was noted. */
  head: z.nullable(
    z.object({
      id,
      full_name: z.string(),
      photo: z.nullable(z.string()),
      works: z.boolean(),
      from: z.nullable(isoDate),
    }),
  ),
  /** Rates of the staffing plan for the unit itself; null where there is no plan or the reader may not see rates. */
  planned_rate: z.nullable(z.number()),
  /** Among its siblings, from 1; some may be missing. */
  index: z.int(),
  is_archived: z.boolean(),
  version: z.int(),
})
export type Unit = z.infer<typeof Unit>

/** A post that is held today, as the structure shows it. */
export const UnitPost = z.object({
  id,
  version: z.int(),
  person_id: id,
  full_name: z.string(),
  /** A signed link to a small picture, for an hour or two. */
  photo: z.nullable(z.string()),
  position: z.string(),
  /** Null: in no unit yet. */
  unit_id: z.nullable(id),
  /** Null where the reader may not see rates. */
  rate: z.nullable(z.number()),
})
export type UnitPost = z.infer<typeof UnitPost>

/** Another day than today: the units as they stood on it, who headed them and who held which post. */
const onDay = { date: z.optional(queryDate) }
const narrowed = {
  /** Today's units in the archive too. */
  archived: z._default(flagText, false),
  ...onDay,
}
/** Units in the order of the tree, parents first, and all posts of the day. */
export const readStructure = endpoint({
  method: 'GET',
  path: '/api/hr/units/',
  access: readsStructure,
  query: z.strictObject(narrowed),
  response: z.object({
    units: z.array(Unit),
    posts: z.array(UnitPost),
    shows_rates: z.boolean(),
    /** Never on another day than today. */
    may_edit: z.boolean(),
    /** The day that is shown, where it is not today. */
    other_day: z.nullable(isoDate),
  }),
  hot: true,
  summary: 'Структура школы: подразделения и кто в них работает',
})
export type Structure = z.infer<typeof readStructure.response>

const sorts = ['order'] as const
/** The staff of a day by units; rates and categories for who may see them. */
export const exportStructure = exportOf({
  path: '/api/hr/units/export/',
  access: readsStructure,
  sorts,
  filters: onDay,
  columns: ['unit', 'above', 'name', 'position', 'rate', 'category', 'head'],
  summary: 'Структура школы и сотрудники в XLSX',
})

/** The units with who works in them as a table, or the diagram on one sheet of A3. */
export const printStructure = fileEndpoint({
  path: '/api/hr/units/print/',
  access: readsStructure,
  query: z.strictObject({ form: z._default(z.enum(['table', 'diagram']), 'table'), ...onDay }),
  file: fileTypes.pdf,
  summary: 'Структура школы на бумаге',
})

const fields = {
  title: text(150),
  short_title: z.nullable(text(40)),
  kind_id: z.nullable(id),
  head_id: z.nullable(id),
  /** From which day on who is named heads it, today where nothing is said; whoever was named for later days gives way. */
  head_from: isoDate,
  planned_rate: z.nullable(
    z.number().check(z.minimum(0, { error: () => t`Не меньше 0` }), z.maximum(999, { error: () => t`Не больше 999` })),
  ),
}
/** At the end of its siblings; `from`: since when it stands, null: since before anything is noted. */
export const createUnit = endpoint({
  method: 'POST',
  path: '/api/hr/units/',
  access: changesStructure,
  body: z.strictObject({
    title: fields.title,
    parent_id: z.nullable(id),
    short_title: z.optional(fields.short_title),
    kind_id: z.optional(fields.kind_id),
    head_id: z.optional(fields.head_id),
    head_from: z.optional(fields.head_from),
    planned_rate: z.optional(fields.planned_rate),
    from: z._default(z.nullable(isoDate), null),
  }),
  response: Unit,
  summary: 'Добавить подразделение',
})

/** Into the archive goes a unit in which nobody works and below which none stands. */
export const changeUnit = endpoint({
  method: 'PATCH',
  path: '/api/hr/units/{id}',
  access: changesStructure,
  params: IdParams,
  body: z.strictObject({
    version: versionSeen,
    title: z.optional(fields.title),
    short_title: z.optional(fields.short_title),
    kind_id: z.optional(fields.kind_id),
    head_id: z.optional(fields.head_id),
    head_from: z.optional(fields.head_from),
    planned_rate: z.optional(fields.planned_rate),
    is_archived: z.optional(z.boolean()),
  }),
  response: Unit,
  summary: 'Изменить подразделение, назначить руководителя, убрать в архив или вернуть',
})

/** `before_id` is the sibling it will stand before, null: the last. */
export const moveUnit = endpoint({
  method: 'POST',
  path: '/api/hr/units/{id}/move/',
  access: changesStructure,
  params: IdParams,
  body: z.strictObject({ version: versionSeen, parent_id: z.nullable(id), before_id: z.nullable(id) }),
  response: Unit,
  summary: 'Переставить подразделение: куда входит и порядок',
})

/** From one unit into another; null: into none. */
export const movePost = endpoint({
  method: 'POST',
  path: '/api/hr/posts/{id}/move/',
  access: changesStructure,
  params: IdParams,
  body: z.strictObject({ version: versionSeen, unit_id: z.nullable(id) }),
  response: z.object({ id, version: z.int(), unit_id: z.nullable(id) }),
  summary: 'Перевести сотрудника в другое подразделение',
})

export const readUnitHistory = endpoint({
  method: 'GET',
  path: '/api/hr/units/history/',
  access: readsStructure,
  query: z.strictObject({ unit_id: z.optional(idText), ...historyQuery }),
  response: HistoryPage,
  summary: 'История структуры школы или одного подразделения',
})
