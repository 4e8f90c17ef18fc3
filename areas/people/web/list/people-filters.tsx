import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { listRoles } from '#areas/access/contract/roles.ts'
import { listOptions } from '#areas/dictionaries/contract/records.ts'
import { personKinds, type PersonKindSlug } from '#platform/contract/enumerations.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { ListFilter, type List } from '#platform/web/list/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { personStatuses, type Person, type PersonStatus } from '../../contract/people.ts'
import { useKeepsPersons } from '../use-keeps-persons.ts'
import { peopleFilters, works, type PeopleFilter } from './people-filter.ts'

interface Props {
  list: List<Person>
  /** Undefined: of people of all kinds. */
  slug?: PersonKindSlug | undefined
}
const whole = { query: { size: '200' } }
const lasting = { staleTime: 5 * 60_000, retry: false } as const
const asChoices = (items: readonly { id: number; title: string }[] = []) =>
  items.map(({ id, title }) => ({ value: String(id), label: title }))

function KindFilter({ list }: Pick<Props, 'list'>) {
  const { t } = useLingui()
  const data = Object.values(personKinds).map(({ slug, title }) => ({ value: slug, label: title }))
  return <ListFilter list={list} name="kind" all={t`Все люди`} data={data} />
}

function RoleFilter({ list }: Pick<Props, 'list'>) {
  const { t } = useLingui()
  const mayRead = useAllowed(listRoles)
  const found = useQuery({ ...query(listRoles, whole), ...lasting, enabled: mayRead })
  if (!mayRead) return null
  return <ListFilter list={list} name="role_id" all={t`Все роли`} data={asChoices(found.data?.items)} searchable />
}

/** Whence people are; for who keeps their records. */
function OriginFilters({ list }: Pick<Props, 'list'>) {
  const keeps = useKeepsPersons()
  return keeps ? <Origins list={list} /> : null
}

function Origins({ list }: Pick<Props, 'list'>) {
  const { t } = useLingui()
  const nationalities = useQuery({ ...query(listOptions, { params: { code: 'nationality' } }), ...lasting })
  const citizenships = useQuery({ ...query(listOptions, { params: { code: 'citizenship' } }), ...lasting })
  const choice = (name: string, all: string, of: typeof nationalities) => (
    <ListFilter list={list} name={name} all={all} data={asChoices(of.data?.items)} searchable width={205} />
  )
  return (
    <>
      {choice('nationality_id', t`Любая национальность`, nationalities)}
      {choice('citizenship_id', t`Любое гражданство`, citizenships)}
    </>
  )
}

/** Where people stand; for who keeps their records. */
function StatusFilter({ list }: Pick<Props, 'list'>) {
  const { t } = useLingui()
  const keeps = useKeepsPersons()
  if (!keeps) return null
  const titles: Record<PersonStatus, string> = {
    active: t`В школе`,
    archived: t`В архиве`,
    without_account: t`Без входа`,
    blocked: t`Вход закрыт`,
    never_signed_in: t`Ни разу не входили`,
  }
  const data = personStatuses.map((status) => ({ value: status, label: titles[status] }))
  return <ListFilter list={list} name="status" all={t`Любое состояние`} data={data} width={180} />
}

const ownFilters: readonly PeopleFilter[] = [
  { order: 10, isFor: (slug) => slug === undefined, component: KindFilter },
  { order: 40, isFor: works, component: RoleFilter },
  { order: 50, component: StatusFilter },
  { order: 60, component: OriginFilters },
]

/** Narrows a list of people by where they study and work, what they may do, and where they stand. */
export function PeopleFilters({ list, slug }: Props) {
  return [...ownFilters, ...usePlace(peopleFilters)]
    .filter(({ isFor }) => isFor?.(slug) ?? true)
    .toSorted((one, other) => one.order - other.order)
    .map(({ order, component: Filter }) => <Filter key={order} list={list} />)
}
