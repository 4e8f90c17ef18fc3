import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { schoolKinds } from '#platform/contract/school-kind.ts'
import { t } from '#platform/contract/text.ts'
import { id, isoDate, text } from '#platform/contract/wire.ts'
import { binObjection } from '../rules/bin.ts'
import { maintainsSchool, readsSchool } from './access.ts'

export const schoolTypes = ['public', 'private'] as const

const knowsZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('ru', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
const orNone = (max: number) => z.nullable(text(max))
const commonFields = {
  name: text(300),
  short_name: orNone(100),
  name_kk: orNone(300),
  /** 12 digits; the control digit is a doubt, no reason to refuse. */
  bin: z.nullable(
    z.string().check(z.refine((bin) => binObjection(bin) === null, { error: () => t`БИН состоит из 12 цифр` })),
  ),
  school_type: z.enum(schoolTypes),
  kind: z.enum(schoolKinds),
  city: orNone(100),
  address: orNone(300),
  phone: orNone(40),
  email: z.nullable(text(200).check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: () => t`Ожидается адрес почты` }))),
  site: z.nullable(
    text(200).check(z.regex(/^https?:\/\/[^\s/]+\S*$/i, { error: () => t`Адрес сайта начинается с https://` })),
  ),
  /** As papers name the head of the school; null: who holds the role. */
  director_name: orNone(200),
  /** In whose name letters come; null: as the installation was started. No sign of an address or a header. */
  mail_sender: z.nullable(text(100).check(z.regex(/^[^<>"@\r\n]+$/, { error: () => t`Без знаков < > " @` }))),
  /** How many days before its end a document of a person is told of. */
  documents_days: z
    .int()
    .check(z.minimum(1, { error: () => t`От 1 до 365 дней` }), z.maximum(365, { error: () => t`От 1 до 365 дней` })),
}
/** The zone's IANA name. */
const zone = text(60).check(z.refine(knowsZone, { error: () => t`Такого часового пояса нет` }))
export const SchoolInput = z.strictObject({ ...commonFields, time_zone: zone })
export type SchoolInput = z.infer<typeof SchoolInput>

/** What the school says of itself, in the order in which it is read. */
export const schoolFields = [
  'name',
  'short_name',
  'name_kk',
  'bin',
  'school_type',
  'kind',
  'city',
  'address',
  'phone',
  'email',
  'site',
  'director_name',
  'mail_sender',
  'documents_days',
  'time_zone',
] as const satisfies (keyof SchoolInput)[]

export const School = z.object({
  name: z.string(),
  short_name: z.nullable(z.string()),
  name_kk: z.nullable(z.string()),
  bin: z.nullable(z.string()),
  school_type: z.enum(schoolTypes),
  kind: z.enum(schoolKinds),
  city: z.nullable(z.string()),
  address: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  site: z.nullable(z.string()),
  director_name: z.nullable(z.string()),
  mail_sender: z.nullable(z.string()),
  documents_days: z.int(),
  time_zone: z.string(),
  /** The school's date and time by that zone. */
  today: isoDate,
  time: z.string(),
  /** A signed link to the picture, for an hour or two. */
  logo: z.nullable(z.string()),
  version: z.int(),
})
export type School = z.infer<typeof School>

export const readSchool = endpoint({
  method: 'GET',
  path: '/api/passport/school/',
  access: readsSchool,
  response: School,
  summary: 'Сведения о школе',
})
/** `version` is the one that was seen; another's change meanwhile is 409. The zone holds at once. */
export const changeSchool = endpoint({
  method: 'PATCH',
  path: '/api/passport/school/',
  access: maintainsSchool,
  body: z.extend(SchoolInput, { version: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) }),
  response: School,
  summary: 'Изменить сведения о школе',
})
/** A picture that one has uploaded as a photo. */
export const setLogo = endpoint({
  method: 'POST',
  path: '/api/passport/school/logo',
  access: maintainsSchool,
  body: z.strictObject({ file_id: id }),
  response: School,
  summary: 'Поставить герб школы',
})
export const removeLogo = endpoint({
  method: 'DELETE',
  path: '/api/passport/school/logo',
  access: maintainsSchool,
  response: School,
  summary: 'Убрать герб школы',
})
export const readSchoolHistory = endpoint({
  method: 'GET',
  path: '/api/passport/school/history',
  access: readsSchool,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История сведений о школе',
})
