import { personKinds } from '#platform/contract/enumerations.ts'
import { msg } from '#platform/contract/text.ts'
import type { SaidValue } from '#platform/server/audited.ts'
import type { CorrectableField } from '../contract/corrections.ts'
import type { MaskedField } from '../contract/people.ts'

/** What was shown, named in the midst of a sentence. */
export const maskedTitles = {
  iin: msg`ИИН`,
  birth_date: msg`дата рождения`,
  nationality: msg`национальность`,
  citizenship: msg`гражданство`,
  address: msg`адрес`,
} satisfies Record<MaskedField, unknown>

export const correctedTitles = {
  surname: msg`Фамилия`,
  name: msg`Имя`,
  patronymic: msg`Отчество`,
  iin: msg`ИИН`,
  birth_date: msg`Дата рождения`,
  phone: msg`Телефон`,
  email: msg`Почта`,
  address: msg`Адрес`,
} satisfies Record<CorrectableField, unknown>

export const kindTitle: SaidValue = (id) => Object.values(personKinds).find((kind) => kind.id === id)?.one ?? id
