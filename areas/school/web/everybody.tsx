import { useLingui } from '@lingui/react/macro'
import { listPeople, type Person } from '#areas/people/contract/people.ts'
import { displayPhone, PeopleFilters } from '#areas/people/web/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import { ListView, useList, type Column } from '#platform/web/list/index.ts'
import { Group, LinkAnchor, PersonAvatar, Text } from '#platform/web/ui/index.ts'

const kinds = Object.values(personKinds)
const kindsOf = ({ groups }: Person): string =>
  kinds
    .filter(({ id }) => groups.includes(id))
    .map(({ one }) => one)
    .join(', ')
const placeOf = ({ class: own, position }: Person): string => own?.title ?? position ?? '—'

function Named({ person: { id, full_name, photo } }: { person: Person }) {
  return (
    <Group gap={8} wrap="nowrap">
      <PersonAvatar name={full_name} photo={photo} size={24} />
      <LinkAnchor to="/users/$id" params={{ id: String(id) }}>
        {full_name}
      </LinkAnchor>
    </Group>
  )
}

/** All people whom the reader may find, in one list, sought as they are typed. */
export function Everybody() {
  const { t } = useLingui()
  const list = useList(listPeople)
  const columns: Column<Person>[] = [
    { key: 'name', title: t`ФИО`, sort: 'name', render: (person) => <Named person={person} /> },
    { key: 'kinds', title: t`Кто`, render: kindsOf },
    { key: 'place', title: t`Класс или должность`, render: placeOf },
    {
      key: 'phone',
      title: t`Телефон`,
      width: 160,
      render: ({ phone }) => (phone === null ? '—' : displayPhone(phone)),
    },
    { key: 'email', title: t`Почта`, render: ({ email }) => email ?? '—' },
  ]
  return (
    <ListView
      list={list}
      label={t`Все люди школы`}
      columns={columns}
      rowKey={({ id }) => id}
      renderCard={(person) => (
        <>
          <Named person={person} />
          <Text size="sm" c="dimmed">
            {[kindsOf(person), placeOf(person)].filter((said) => said !== '' && said !== '—').join(' · ')}
          </Text>
        </>
      )}
      filters={<PeopleFilters list={list} />}
      searchLabel={t`Имя, телефон, почта или ИИН`}
      empty={{ title: t`Здесь пока никого нет`, hint: t`Люди появятся, когда их внесут в школу` }}
    />
  )
}
