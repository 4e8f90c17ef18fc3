import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { PersonKindSlug } from '#platform/contract/enumerations.ts'
import type { Column } from '#platform/web/list/index.ts'
import type { Person } from '../../contract/people.ts'
import { useMaintainsPersons } from '../use-maintains-persons.ts'
import { PhoneLink } from '../phone-link.tsx'
import { kindsText } from '../../rules/kinds-text.ts'
import { MaskedValue } from '../card/masked-value.tsx'
import { PersonState } from './person-state.tsx'
import { PersonName } from './person-name.tsx'

const maskedOr = ({ masked }: Person, field: Person['masked'][number], value: string | null) =>
  masked.includes(field) ? <MaskedValue /> : (value ?? '—')

/** Columns of a list of people: what is asked of their kind or, undefined, of all; no more than the reader may see. */
export function usePeopleColumns(slug: PersonKindSlug | undefined): Column<Person>[] {
  const { t } = useLingui()
  const maintainsPersons = useMaintainsPersons()
  const name: Column<Person> = {
    key: 'name',
    title: t`ФИО`,
    sort: 'name',
    render: (person) => (
      <>
        <PersonName person={person} /> <PersonState person={person} />
      </>
    ),
  }
  const studies: Column<Person> = {
    key: 'class',
    title: t`Класс`,
    sort: 'class',
    width: 100,
    group: (person) => person.class?.title ?? '',
    render: (person) => person.class?.title ?? '—',
  }
  const works: Column<Person>[] = [
    {
      key: 'position',
      title: t`Должность`,
      sort: 'position',
      group: ({ position }) => position ?? '',
      render: ({ position }) => position ?? '—',
    },
  ]
  const kinds: Column<Person> = { key: 'kinds', title: t`Кто`, render: kindsText }
  const contacts: Column<Person>[] = [
    {
      key: 'phone',
      title: t`Телефон`,
      width: 160,
      render: ({ phone }) => (phone === null ? '—' : <PhoneLink phone={phone} />),
    },
    { key: 'email', title: t`Почта`, render: ({ email }) => email ?? '—' },
  ]
  const isOfAll = slug === undefined
  const identity: Column<Person>[] = [
    {
      key: 'iin',
      title: t`ИИН`,
      width: 130,
      isExtra: isOfAll,
      render: (person) => maskedOr(person, 'iin', person.iin),
    },
    {
      key: 'birth_date',
      title: t`Дата рождения`,
      width: 130,
      isExtra: isOfAll,
      render: (person) => maskedOr(person, 'birth_date', person.birth_date && displayDate(person.birth_date)),
    },
    {
      key: 'nationality',
      title: t`Национальность`,
      isExtra: true,
      render: (person) => maskedOr(person, 'nationality', person.nationality),
    },
    {
      key: 'citizenship',
      title: t`Гражданство`,
      isExtra: true,
      render: (person) => maskedOr(person, 'citizenship', person.citizenship),
    },
  ]
  const own = (): Column<Person>[] => {
    if (isOfAll) return [kinds, studies, ...works]
    if (slug === 'students') return [studies]
    return slug === 'parents' || slug === 'outside' ? [] : works
  }
  return [name, ...own(), ...contacts, ...(maintainsPersons ? identity : [])]
}
