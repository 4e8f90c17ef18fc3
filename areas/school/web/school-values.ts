import { textOrNull } from '#platform/web/form/index.ts'
import type { School, SchoolInput } from '../contract/school.ts'

type Optional =
  | 'short_name'
  | 'name_kk'
  | 'bin'
  | 'city'
  | 'address'
  | 'phone'
  | 'email'
  | 'site'
  | 'director_name'
  | 'mail_sender'
/** What a form holds: nothing known is an empty text. */
export type SchoolValues = Omit<SchoolInput, Optional> & Record<Optional, string>

export const valuesOf = (school: School): SchoolValues => ({
  name: school.name,
  short_name: school.short_name ?? '',
  name_kk: school.name_kk ?? '',
  bin: school.bin ?? '',
  school_type: school.school_type,
  kind: school.kind,
  city: school.city ?? '',
  address: school.address ?? '',
  phone: school.phone ?? '',
  email: school.email ?? '',
  site: school.site ?? '',
  director_name: school.director_name ?? '',
  mail_sender: school.mail_sender ?? '',
  documents_days: school.documents_days,
  time_zone: school.time_zone,
})

export const inputOf = (values: SchoolValues): SchoolInput => ({
  ...values,
  name: values.name.trim(),
  short_name: textOrNull(values.short_name),
  name_kk: textOrNull(values.name_kk),
  bin: textOrNull(values.bin),
  city: textOrNull(values.city),
  address: textOrNull(values.address),
  phone: textOrNull(values.phone),
  email: textOrNull(values.email),
  site: textOrNull(values.site),
  director_name: textOrNull(values.director_name),
  mail_sender: textOrNull(values.mail_sender),
})
