import * as z from 'zod/mini'
import { read, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { weekdays } from '#platform/contract/enumerations.ts'
import { t } from '#platform/contract/text.ts'
import { parseTime, shortTime, type TimePlace } from '#platform/contract/time.ts'
import { queryDate, id, IdParams, idText, isoDate, text } from '#platform/contract/wire.ts'
import { maxShiftMinutes } from '../rules/bell-shift.ts'
import { CalendarPreview } from './preview.ts'
import { pasSchedule } from './permissions.ts'
import { seenVersion } from './years.ts'

const parallel = z.int().check(z.minimum(0), z.maximum(12))

/** HH:MM or HH:MM:SS is taken, HH:MM given; 24:00 is an end only. */
const time = (place: TimePlace) =>
  z.pipe(
    z.string().check(
      z.maxLength(8, { error: () => t`Ожидается время ЧЧ:ММ` }),
      z.refine((given) => parseTime(given, place) !== null, { error: () => t`Ожидается время ЧЧ:ММ` }),
    ),
    z.transform((given: string) => shortTime(given, place) ?? given),
  )

const BellSlot = z.strictObject({
  shift: z.int().check(z.minimum(1), z.maximum(2)),
  number: z.int().check(z.minimum(0), z.maximum(20)),
  start_time: time('start'),
  end_time: time('end'),
})
export type BellSlot = z.infer<typeof BellSlot>

/** Bells as they are sent; what must hold among the slots is checked by rules/bell-objections.ts. */
export const BellValues = z.strictObject({
  title: text(120),
  is_default: z.boolean(),
  /** Null means all. */
  weekdays: z.nullable(
    z.array(z.enum(weekdays)).check(z.minLength(1, { error: () => t`Выберите дни` }), z.maxLength(7)),
  ),
  /** Both or neither; null means all. */
  from_parallel: z.nullable(parallel),
  to_parallel: z.nullable(parallel),
  slots: z.array(BellSlot).check(z.minLength(1, { error: () => t`Добавьте хотя бы один урок` }), z.maxLength(42)),
})
export type BellValues = z.infer<typeof BellValues>

const StoredSlot = z.object({
  shift: z.int(),
  number: z.int(),
  start_time: z.string(),
  end_time: z.string(),
})
export const BellSchedule = z.object({
  id,
  title: z.string(),
  is_default: z.boolean(),
  weekdays: z.nullable(z.array(z.enum(weekdays))),
  from_parallel: z.nullable(z.int()),
  to_parallel: z.nullable(z.int()),
  slots: z.array(StoredSlot),
  /** Whose lessons these are, and how many minutes later they begin (earlier where negative); null of others. */
  shifted_from: z.nullable(id),
  shift_minutes: z.nullable(z.int()),
  version: z.int(),
})
export type BellSchedule = z.infer<typeof BellSchedule>

/** A date on which named bells ring in place of the usual ones. */
const BellDay = z.object({ id, schedule_id: id, date: isoDate })
export type BellDay = z.infer<typeof BellDay>

/** The bells of a year, and by which of them each parallel studies on the asked date (by default today). */
export const listBells = endpoint({
  method: 'GET',
  path: '/api/passport/schedule/',
  access: read(pasSchedule),
  query: z.strictObject({ year_id: z.optional(idText), date: z.optional(queryDate) }),
  response: z.object({
    date: isoDate,
    items: z.array(BellSchedule),
    days: z.array(BellDay),
    in_force: z.array(z.object({ parallel: z.int(), schedule_id: z.nullable(id) })),
  }),
  summary: 'Расписания звонков учебного года',
})
export const createBells = endpoint({
  method: 'POST',
  path: '/api/passport/schedule/',
  access: write(pasSchedule),
  body: z.extend(BellValues, { year_id: id }),
  response: BellSchedule,
  summary: 'Добавить расписание звонков',
})
/** `version` is the one that was seen. Lessons from today on get the new times, past ones keep theirs. */
export const changeBells = endpoint({
  method: 'PATCH',
  path: '/api/passport/schedule/{id}',
  access: write(pasSchedule),
  params: IdParams,
  body: z.extend(BellValues, { version: seenVersion }),
  response: BellSchedule,
  summary: 'Изменить расписание звонков',
})
export const removeBells = endpoint({
  method: 'DELETE',
  path: '/api/passport/schedule/{id}',
  access: write(pasSchedule),
  params: IdParams,
  body: z.strictObject({ version: seenVersion }),
  response: z.object({}),
  summary: 'Удалить расписание звонков, которое нигде не действует',
})
/** Changes nothing. `id` null: new bells. */
export const previewBells = endpoint({
  method: 'POST',
  path: '/api/passport/schedule/preview/',
  access: write(pasSchedule),
  reads: true,
  body: z.strictObject({ year_id: id, id: z.nullable(id), bells: BellValues }),
  response: CalendarPreview,
  summary: 'Что изменит расписание звонков',
})

const NewBellDay = z.strictObject({ schedule_id: id, date: queryDate })
export const createBellDay = endpoint({
  method: 'POST',
  path: '/api/passport/schedule/days/',
  access: write(pasSchedule),
  body: NewBellDay,
  response: BellDay,
  summary: 'Назначить дню другие звонки',
})
export const removeBellDay = endpoint({
  method: 'DELETE',
  path: '/api/passport/schedule/days/{id}',
  access: write(pasSchedule),
  params: IdParams,
  response: z.object({}),
  summary: 'Вернуть дню обычные звонки',
})
const ShiftOfDay = z.strictObject({
  year_id: id,
  date: queryDate,
  /** Later; earlier where negative. */
  minutes: z.int().check(
    z.minimum(-maxShiftMinutes),
    z.maximum(maxShiftMinutes),
    z.refine((minutes) => minutes !== 0, { error: () => t`Укажите, на сколько минут` }),
  ),
})
/** In place of an earlier shift of the day. The days are taken back by `removeBellDay`, all at once. */
export const shiftBellDay = endpoint({
  method: 'POST',
  path: '/api/passport/schedule/days/shift/',
  access: write(pasSchedule),
  body: ShiftOfDay,
  response: z.object({ items: z.array(BellDay) }),
  summary: 'Сдвинуть звонки дня на столько-то минут',
})
/** Changes nothing. */
export const previewShiftedDay = endpoint({
  method: 'POST',
  path: '/api/passport/schedule/days/shift/preview/',
  access: write(pasSchedule),
  reads: true,
  body: ShiftOfDay,
  response: CalendarPreview,
  summary: 'Что изменит сдвиг звонков дня',
})
/** Changes nothing. */
export const previewBellDay = endpoint({
  method: 'POST',
  path: '/api/passport/schedule/days/preview/',
  access: write(pasSchedule),
  reads: true,
  body: NewBellDay,
  response: CalendarPreview,
  summary: 'Что изменят другие звонки в этот день',
})
