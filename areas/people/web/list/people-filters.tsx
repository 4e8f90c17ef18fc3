import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { listRoles } from '#areas/access/contract/roles.ts'
import { listOptions } from '#areas/dictionaries/contract/records.ts'
import { allows } from '#platform/contract/access.ts'
import { personKinds, type PersonKindSlug } from '#platform/contract/enumerations.ts'
import { query, useAllowed, useSession } from '#platform/web/api/index.ts'
import { ListFilter, type List } from '#platform/web/list/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import { personStatuses, type Person, type PersonStatus } from '../../contract/people.ts'
import { useMaintainsPersons } from '../use-maintains-persons.ts'
import { peopleFilters } from './list-parts.ts'

interface Props {
  list: List<Person>
  /** Undefined: of people of all kinds. */
  slug?: PersonKindSlug | undefined
}
const whole = { query: { size: '200' } }
const lasting = { staleTime: 5 * 60_000, retry: false } as const
const asChoices = (items: readonly { id: number; title: string }[] = []) =>
  items.map(({ id, title }) => ({ value: String(id), label: title }))

/** Narrows a list of people by where they study and work, what they may do, and where they stand. */
export function PeopleFilters({ list, slug }: Props) {
  const session = useSession()
  const studies = slug === undefined || slug === 'students'
  const works = slug === undefined || !['students', 'parents', 'outside'].includes(slug)
  const brought = usePlace(peopleFilters).filter(
    ({ of, access }) => (of === 'students' ? studies : works) && allows(access, session),
  )
  return (
    <>
      {slug === undefined ? <KindFilter list={list} /> : null}
      {brought.map(({ id, component: Filter }) => (
        <Filter key={id} list={list} />
      ))}
      {works ? <RoleFilter list={list} /> : null}
      <StatusFilter list={list} />
      <OriginFilters list={list} />
    </>
  )
}

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
  const maintains = useMaintainsPersons()
  return maintains ? <Origins list={list} /> : null
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
  const maintains = useMaintainsPersons()
  if (!maintains) return null
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
