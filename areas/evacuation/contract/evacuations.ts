import * as z from 'zod/mini'
import { anyOf, inOwnName, open, signedIn, write } from '#platform/contract/access.ts'
import { endpoint, nothing } from '#platform/contract/endpoint.ts'
import { exportOf, listOf, listQuery } from '#platform/contract/list.ts'
import { bigId, flagText, id, IdParams, idText, text } from '#platform/contract/wire.ts'
import { evacuationStatuses, kinds, markedKinds, markStatuses, modes, unitTypes } from '../rules/words.ts'
import { clientId } from '#platform/contract/steps.ts'
import { Mark } from './marks.ts'
import { evaEvacuation, evaMark } from './permissions.ts'
import { boardAccess } from './access.ts'

/** How many of a list stand in each state. */
export const Totals = z.object({
  total: z.int(),
  waiting: z.int(),
  present: z.int(),
  missing: z.int(),
  help: z.int(),
  away: z.int(),
  released: z.int(),
})
export type Totals = z.infer<typeof Totals>

/** What everybody hears, also without sign-in. */
export const RunningEvacuation = z.object({
  id,
  mode: z.enum(modes),
  kind: z.enum(kinds),
  started_at: z.string(),
})
export type RunningEvacuation = z.infer<typeof RunningEvacuation>

/** A list of people with those who collect it. */
export const Unit = z.object({
  id,
  evacuation_id: id,
  type: z.enum(unitTypes),
  title: z.string(),
  /** Where its people are or gather, as people say it; empty where nobody knows. */
  place: z.string(),
  building_id: z.nullable(id),
  building: z.nullable(z.string()),
  floor: z.nullable(z.int()),
  lesson_id: z.nullable(bigId),
  class_id: z.nullable(id),
  /** By name, with when they have seen the alarm on a device. Of lists that nobody collects those on duty. */
  collectors: z.array(z.object({ id, name: z.string(), short_name: z.string(), seen_at: z.nullable(z.string()) })),
  totals: Totals,
  last_marked_at: z.nullable(z.string()),
})
export type Unit = z.infer<typeof Unit>

export const Evacuation = z.object({
  ...RunningEvacuation.shape,
  status: z.enum(evacuationStatuses),
  /** Both empty: the whole school. */
  building_ids: z.array(id),
  /** Titles of those buildings. */
  buildings: z.array(z.string()),
  parallels: z.array(z.int()),
  note: z.string(),
  started_by_name: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
  ended_by_name: z.nullable(z.string()),
  ended_note: z.string(),
  totals: Totals,
  has_result: z.boolean(),
  /** With get_type=full; in a list of the running one only. */
  units: z.optional(z.array(Unit)),
  marks: z.optional(z.array(Mark)),
})
export type Evacuation = z.infer<typeof Evacuation>

/**
 * Asked at the start of the app, at each reconnect, and every few seconds by a page without session. `now` is the
 * server's clock: devices keep their offset to it for the times of taps.
 */
export const readInProgress = endpoint({
  method: 'GET',
  path: '/api/evacuation/evacuations/in_progress/',
  access: open(),
  response: z.object({
    /** Null for families too: the alarm is not theirs. */
    evacuation_in_progress: z.nullable(RunningEvacuation),
    /** Where this caller is sent; null without an evacuation. */
    leads_to: z.nullable(z.enum(['progress', 'marks', 'sos'])),
    now: z.string(),
  }),
  silent: true,
  summary: 'Идёт ли эвакуация',
  urgent: true,
})

const getType = z.optional(z.enum(['full', 'short']))
export const evacuationSorts = ['started_at'] as const
const filters = { status: z.optional(z.enum(evacuationStatuses)), mode: z.optional(z.enum(modes)) }
export const listEvacuations = endpoint({
  method: 'GET',
  path: '/api/evacuation/evacuations/',
  access: boardAccess,
  query: listQuery(evacuationSorts, {
    ...filters,
    get_type: getType,
    asc: z._default(flagText, false),
  }),
  response: listOf(Evacuation),
  summary: 'Эвакуации и учебные тревоги, последние сверху',
  urgent: true,
})
export const exportEvacuations = exportOf({
  path: '/api/evacuation/evacuations/export/',
  access: boardAccess,
  sorts: evacuationSorts,
  filters,
  columns: ['started_at', 'mode', 'kind', 'scope', 'status', 'length', 'found', 'expected'],
  summary: 'Эвакуации и учебные тревоги в XLSX',
})

/** Whom it is for: people of these buildings and parallels; empty for the whole school. */
const StartedUnits = z.strictObject({
  building_ids: z._default(z.array(id).check(z.maxLength(50)), []),
  parallels: z._default(z.array(z.int().check(z.minimum(0), z.maximum(12))).check(z.maxLength(13)), []),
})
const units = z._default(StartedUnits, { building_ids: [], parallels: [] })
/**
 * One runs at a time: a second start answers the running one with `is_new` false, so does the same `client_id`. Without a
 * mode the kind `drill` is a drill and any other an alarm in earnest.
 */
export const startEvacuation = endpoint({
  method: 'POST',
  path: '/api/evacuation/evacuations/',
  access: inOwnName(write(evaEvacuation)),
  body: z.strictObject({
    client_id: z.optional(clientId),
    mode: z.optional(z.enum(modes)),
    kind: z.enum([...kinds, 'drill']),
    units,
    note: z._default(text(500, 0), ''),
  }),
  response: z.object({ is_new: z.boolean(), evacuation: Evacuation }),
  summary: 'Начать эвакуацию, учебную тревогу или проверку связи',
  urgent: true,
})

/**
 * What a start would do at this very minute; it changes nothing, and a start never waits for it. No `Preview`: nothing stands
 * in the way of an alarm, and five numbers make the sentences that whoever starts one takes in at a glance.
 */
export const previewStart = endpoint({
  method: 'POST',
  path: '/api/evacuation/evacuations/preview/',
  access: write(evaEvacuation),
  reads: true,
  body: z.strictObject({ units }),
  response: z.object({
    lists: z.int(),
    expected: z.int(),
    away: z.int(),
    /** Lists with people that nobody but those on duty would collect. */
    on_duty: z.int(),
    /** Persons who would collect a list with people. */
    collectors: z.int(),
  }),
  silent: true,
  summary: 'Кого поднимет эвакуация, если начать её сейчас',
})

/** Completed it stays so; the note may be written later too. */
export const changeEvacuation = endpoint({
  method: 'PATCH',
  path: '/api/evacuation/evacuations/{id}',
  access: write(evaEvacuation),
  params: IdParams,
  body: z.strictObject({
    status: z.optional(z.literal('completed')),
    note: z.optional(text(500, 0)),
    ended_note: z.optional(text(500, 0)),
  }),
  response: Evacuation,
  summary: 'Завершить эвакуацию или изменить примечание',
  urgent: true,
})
/** A false start: it ends for everybody and is kept as cancelled. */
export const cancelEvacuation = endpoint({
  method: 'DELETE',
  path: '/api/evacuation/evacuations/{id}',
  access: write(evaEvacuation),
  params: IdParams,
  response: nothing,
  summary: 'Отменить ложный запуск; запись остаётся',
  urgent: true,
})
export const readEvacuation = endpoint({
  method: 'GET',
  path: '/api/evacuation/evacuations/{id}',
  access: boardAccess,
  params: IdParams,
  query: z.strictObject({ get_type: getType }),
  response: Evacuation,
  hot: true,
  byColumns: ['marks'],
  silent: true,
  summary: 'Эвакуация; get_type=full — со списками и отметками',
  urgent: true,
})

/** The caller's own lists of the running evacuation, by type. */
export const listCollect = endpoint({
  method: 'GET',
  path: '/api/evacuation/evacuations/collect/',
  access: signedIn(),
  response: z.object({ evacuation: z.nullable(RunningEvacuation), items: z.array(Unit) }),
  silent: true,
  summary: 'Кого собирает вызывающий',
  urgent: true,
})

/** The caller's lists are on a screen before them; who collects none changes nothing. Said again it is as before. */
export const seeEvacuation = endpoint({
  method: 'POST',
  path: '/api/evacuation/evacuations/{id}/seen/',
  access: write(evaMark),
  params: IdParams,
  response: nothing,
  silent: true,
  summary: 'Сигнал увиден: собирающий открыл свои списки',
  urgent: true,
})

export const RanLesson = z.object({
  lesson_id: bigId,
  unit_id: id,
  start_time: z.string(),
  end_time: z.string(),
  course: z.string(),
  group: z.string(),
  room: z.nullable(z.string()),
  teachers: z.array(z.string()),
  students: z.int(),
})
export type RanLesson = z.infer<typeof RanLesson>
export const listRanLessons = endpoint({
  method: 'GET',
  path: '/api/evacuation/evacuations/lessons',
  access: boardAccess,
  query: z.strictObject({ evacuation_id: idText }),
  response: z.object({ items: z.array(RanLesson) }),
  summary: 'Какие уроки шли в минуту начала',
  urgent: true,
})

/** People of an evacuation by name, to take one who stands with another list over to one's own. */
export const FoundMark = z.object({
  id,
  name: z.string(),
  kind: z.enum(markedKinds),
  class_title: z.nullable(z.string()),
  status: z.enum(markStatuses),
  unit_id: id,
  unit_title: z.string(),
})
export type FoundMark = z.infer<typeof FoundMark>
export const findMarks = endpoint({
  method: 'GET',
  path: '/api/evacuation/evacuations/{id}/people/',
  access: anyOf(write(evaMark), boardAccess),
  params: IdParams,
  query: z.strictObject({ search: text(100) }),
  response: z.object({ items: z.array(FoundMark) }),
  silent: true,
  summary: 'Найти человека в списках эвакуации',
  urgent: true,
})
