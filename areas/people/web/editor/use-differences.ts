import { useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { listOptions } from '#areas/dictionaries/contract/records.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { genderTitles, type Gender } from '#platform/contract/enumerations.ts'
import { query } from '#platform/web/api/index.ts'
import type { OwnValue, ValuedField } from '#areas/own-fields/contract/own-fields.ts'
import { setKinds, type PersonRecord } from '../../contract/record.ts'
import { usePersonWords } from '../card/use-person-words.ts'
import { ownName, valuesOf, writableFields, type PersonValues } from './person-values.ts'

const texts = ['surname', 'name', 'patronymic', 'iin', 'birth_date', 'phone', 'email', 'address'] as const
const chosen = ['nationality', 'citizenship', 'location'] as const
/** One field that stands differently in the school and in the form, as it is read. */
interface Difference {
  title: string
  present: string
  own: string
}

/** What differs between the record as the school has it now and the form, in the order of the form. */
export function useDifferences(present: PersonRecord, own: PersonValues): Difference[] {
  const { t } = useLingui()
  const words = usePersonWords()['people.person']?.fields
  const fields = writableFields(present)
  const titlesOf = useTitles([...chosen, ...fields.flatMap(({ dictionary }) => dictionary ?? [])])
  const now = valuesOf(present)
  const none = t`пусто`
  const titleOf = (field: string) => words?.[field]?.title ?? field
  const plainText = (field: (typeof texts)[number], display: string) =>
    field === 'birth_date' && display !== '' ? displayDate(display) : display || none
  const recordText = (code: string, id: number | null) =>
    id === null ? none : (titlesOf(code, id) ?? t`запись № ${id}`)
  const sexText = (sex: string) => (sex === '' ? none : genderTitles[sex as Gender])
  const kindsText = (kinds: readonly string[]) =>
    setKinds
      .filter(({ id }) => kinds.includes(String(id)))
      .map(({ one }) => one)
      .join(', ') || none
  const ownText = (field: ValuedField, value: OwnValue) => {
    if (value === null) return none
    if (value === field.value && field.display !== null) return field.display
    if (field.type === 'yes_no') return value === true ? t`Да` : t`Нет`
    if (field.type === 'date') return displayDate(String(value))
    if (field.dictionary !== null) return recordText(field.dictionary, Number(value))
    return field.type === 'person' || field.type === 'file' ? t`выбрано вами` : String(value)
  }
  const pairs: (Difference | null)[] = [
    ...texts.map((field) =>
      now[field] === own[field]
        ? null
        : { title: titleOf(field), present: plainText(field, now[field]), own: plainText(field, own[field]) },
    ),
    now.sex === own.sex ? null : { title: titleOf('sex'), present: sexText(now.sex), own: sexText(own.sex) },
    ...chosen.map((code) => {
      const [there, here] = [now[`${code}_id`], own[`${code}_id`]]
      return there === here
        ? null
        : { title: titleOf(code), present: recordText(code, there), own: recordText(code, here) }
    }),
    kindsText(now.kinds) === kindsText(own.kinds)
      ? null
      : { title: t`Кем числится в школе`, present: kindsText(now.kinds), own: kindsText(own.kinds) },
    ...fields.map((field) => {
      const here = own.own[ownName(field)] ?? null
      return field.value === here
        ? null
        : { title: field.title, present: ownText(field, field.value), own: ownText(field, here) }
    }),
  ]
  return pairs.filter((pair) => pair !== null)
}

/** Titles of records by the codes of their dictionaries, as the choices of the form know them. */
function useTitles(codes: readonly string[]) {
  const distinct = [...new Set(codes)]
  const found = useQueries({ queries: distinct.map((code) => query(listOptions, { params: { code } })) })
  return (code: string, id: number) => found[distinct.indexOf(code)]?.data?.items.find((item) => item.id === id)?.title
}
