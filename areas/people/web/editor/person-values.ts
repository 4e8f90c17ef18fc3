import { t } from '@lingui/core/macro'
import { textOrNull } from '#platform/web/form/index.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { personKinds, type Gender, type PersonKindSlug } from '#platform/contract/enumerations.ts'
import type { OwnValue, ValuedField } from '#areas/own-fields/contract/own-fields.ts'
import { setKinds, type changePerson, type PersonRecord } from '../../contract/record.ts'
import { iinObjection } from '../../rules/iin.ts'
import { keptPhone } from '#platform/contract/phone.ts'
import { displayPhone } from '../phone.ts'

/** What the form holds: texts, empty for what is not known. */
export interface PersonValues {
  surname: string
  name: string
  patronymic: string
  iin: string
  birth_date: string
  sex: string
  nationality_id: number | null
  citizenship_id: number | null
  phone: string
  email: string
  location_id: number | null
  address: string
  kinds: string[]
  position: string
  /** By `f<id>`. */
  own: Record<string, OwnValue>
}
export const ownName = ({ id }: Pick<ValuedField, 'id'>): string => `f${id}`
/** Fields that the reader may write. */
export const writableFields = (record: Pick<PersonRecord, 'tabs'>): ValuedField[] =>
  record.tabs.flatMap((tab) => (tab.may_write ? tab.fields : []))

export const valuesOf = (record: PersonRecord): PersonValues => ({
  surname: record.surname,
  name: record.name,
  patronymic: record.patronymic ?? '',
  iin: record.iin ?? '',
  birth_date: record.birth_date ?? '',
  sex: record.sex ?? '',
  nationality_id: record.nationality_id,
  citizenship_id: record.citizenship_id,
  phone: displayPhone(record.phone ?? ''),
  email: record.email ?? '',
  location_id: record.location_id,
  address: record.address ?? '',
  kinds: record.kinds.map(String),
  position: '',
  own: Object.fromEntries(writableFields(record).map((field) => [ownName(field), field.value])),
})

export function blankValues(slug: PersonKindSlug | undefined): PersonValues {
  const kind = setKinds.find((one) => one.slug === slug) ?? personKinds.student
  const nothing = {
    patronymic: '',
    iin: '',
    birth_date: '',
    sex: '',
    phone: '',
    email: '',
    address: '',
  }
  return {
    ...nothing,
    surname: '',
    name: '',
    nationality_id: null,
    citizenship_id: null,
    location_id: null,
    kinds: [String(kind.id)],
    position: '',
    own: {},
  }
}

type Body = NonNullable<Input<typeof changePerson>['body']>
/** The body of a call, without version and position. */
export const bodyOf = (values: PersonValues): Omit<Body, 'version'> => ({
  surname: values.surname,
  name: values.name,
  patronymic: textOrNull(values.patronymic),
  iin: textOrNull(values.iin),
  birth_date: textOrNull(values.birth_date),
  sex: textOrNull(values.sex) as Gender | null,
  nationality_id: values.nationality_id,
  citizenship_id: values.citizenship_id,
  phone: textOrNull(values.phone),
  email: textOrNull(values.email),
  location_id: values.location_id,
  address: textOrNull(values.address),
  kinds: values.kinds.map(Number),
  own: Object.entries(values.own).map(([name, value]) => ({ field_id: Number(name.slice(1)), value })),
})

/** The rules that the form asks itself; the server asks them again. */
export const personRules = {
  iin: (iin: string): true | string => iin.trim() === '' || (iinObjection(iin.trim())?.toString() ?? true),
  phone: (phone: string): true | string =>
    phone.trim() === '' || keptPhone(phone) !== null || t`Ожидается один номер телефона: +7 701 000 10 52`,
}
