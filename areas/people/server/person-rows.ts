import { sql, type RawBuilder } from 'kysely'
import { dayInText } from '#platform/server/day-in-text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Person } from '../contract/people.ts'
import type { Visible } from './visible.ts'

const person = sql.ref('p.id')
/** Who asks: classes and appointments are known to rooms above. */
type Asking = Pick<Caller, 'accessRules'>

/** Whether the person `p` is of a kind that follows from an appointment, by the kind's id. */
export const appointments = ({ accessRules }: Asking, today: string) => accessRules.persons.appointments(person, today)

/** Ids of the kinds of the person `p`, without those that follow from an appointment. */
export const ownKindIds = sql<number[]>`array(
  select kind_id from people.kind_member where person_id = p.id order by kind_id)`

/** Ids of the kinds of the person `p`, appointments included. */
export const kindIds = (asking: Asking, today: string) => {
  const appointed = Object.entries(appointments(asking, today)).map(
    ([kind, holds]) => sql`union all select ${Number(kind)}::int where ${holds}`,
  )
  return sql<number[]>`array(
    select kind_id from people.kind_member where person_id = p.id ${sql.join(appointed, sql` `)} order by 1)`
}

/** The class of the student `p` on a day: a row of `id`, `title` and `place` among the classes. */
export const ownClass = ({ accessRules }: Asking, today: string) =>
  sql`(${accessRules.persons.ownClass(person, today)})`

export const ownPosition = (today: string) => sql<string | null>`(
  select string_agg(distinct po.title, ', ') from people.employment e join people.position po on po.id = e.position_id
  where e.person_id = p.id and e.during @> ${today}::date)`

/** The positions of all who have one, by their ids. */
export const positionsByPerson = (today: string) => sql`(
  select jsonb_object_agg(held.person_id, held.titles) from (
    select e.person_id, string_agg(distinct po.title, ', ') as titles
    from people.employment e join people.position po on po.id = e.position_id
    where e.during @> ${dayInText(today)} group by e.person_id) held)`

/** The same of each of many persons, shown and by which they are ordered: read once. */
export const positionOfMany = (today: string) => sql<string | null>`(${positionsByPerson(today)} ->> p.id::text)`

/** The class of the student `p`, else the positions. */
export const placeOf = (asking: Asking, today: string) => sql<string | null>`coalesce(
  (select own.title from ${ownClass(asking, today)} own), ${ownPosition(today)})`

/** The name under which the photo of `p` lies; answered as a link. */
const photoStem = sql<string | null>`(select photo.stem::text from media.file photo where photo.id = p.photo_id)`

/** Ids of the roles of the person `p`, where the reader sees them. */
export const roleIds = (visible: Visible) => sql<number[]>`array(
  select ar.role_id from access.account_role ar where ar.account_id = p.admin_user_id and ${visible.roles} order by ar.role_id)`

/** All roles by their ids: read once, whoever holds them. */
export const rolesById = sql`(select jsonb_object_agg(r.id, jsonb_build_object('id', r.id, 'name', r.name, 'title', r.title))
  from access.role r)`

/** Columns of a Person that stand in the row `p` itself; what the reader may not see is null. */
export const ownColumns = (visible: Visible) => [
  photoStem.as('photo'),
  sql<string | null>`case when ${visible.contacts} then p.phone end`.as('phone'),
  sql<string | null>`case when ${visible.contacts} then p.email end`.as('email'),
  sql<boolean>`p.archived_at is not null`.as('is_archived'),
  sql<Person['merged_into']>`(select jsonb_build_object('id', main.id, 'full_name', main.full_name)
    from people.person main where main.id = p.merged_into_id)`.as('merged_into'),
]

/** Columns of a Person over the row `p`, what is masked apart; what the reader may not see is null. */
export const personColumns = (visible: Visible, caller: Caller, today: string, position: RawBuilder<string | null>) => [
  sql<Person['roles']>`coalesce((
    select jsonb_agg(${rolesById} -> ar.role_id::text order by ar.role_id) from access.account_role ar
    where ar.account_id = p.admin_user_id and ${visible.roles}), '[]')`.as('roles'),
  kindIds(caller, today).as('groups'),
  sql<
    Person['class']
  >`(select jsonb_build_object('id', own.id, 'title', own.title) from ${ownClass(caller, today)} own)`.as('class'),
  position.as('position'),
  ...ownColumns(visible),
]
export const plainColumns = ['p.id', 'p.admin_user_id', 'p.surname', 'p.name', 'p.patronymic', 'p.full_name'] as const
