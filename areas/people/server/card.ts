import { sql } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readPersonCard, type PersonCard, type Relative } from '../contract/people.ts'
import { personColumns, plainColumns } from './columns.ts'
import { visibleTo, type Visible } from './visible.ts'

type End = 'child_id' | 'adult_id'

/** Kinships of the person `p` of today, seen from one end, with those on the other whom the reader may find. */
function kinships(own: End, other: End, visible: Visible, caller: Caller, today: string) {
  // a parent knows the other one of the own child by name; parents never see each other's contacts
  const isFamily = caller.client === 1
  const mayFind = isFamily && other === 'adult_id' ? sql<boolean>`true` : mayFindPerson(caller, sql.ref('o.id'), today)
  return sql<Relative[]>`coalesce((
    select jsonb_agg(jsonb_build_object('id', o.id, 'full_name', o.full_name, 'kind', k.kind,
      'is_legal_representative', k.is_legal_representative, 'may_pick_up', k.may_pick_up,
      'phone', case when ${!isFamily} then o.phone end) order by o.sort_name, o.id)
    from people.kinship k join people.person o on o.id = ${sql.ref(`k.${other}`)}
    where ${visible.family} and ${sql.ref(`k.${own}`)} = p.id and k.during @> ${today}::date and ${mayFind}), '[]')`
}

export const readPersonCardHandler = handle(readPersonCard, async ({ params, caller, db, today }) => {
  const visible = visibleTo(caller, today)
  const card = await db
    .selectFrom('people.person as p')
    .where('p.id', '=', params.id)
    .where(mayFindPerson(caller, sql.ref('p.id'), today))
    .select(plainColumns)
    .select(personColumns(visible, today))
    .select([
      sql<PersonCard['sex']>`p.sex`.as('sex'),
      sql<string | null>`case when ${visible.identity} then p.nationality end`.as('nationality'),
      sql<string | null>`case when ${visible.identity} then p.citizenship end`.as('citizenship'),
      sql<string | null>`case when ${visible.identity} then p.address end`.as('address'),
      kinships('child_id', 'adult_id', visible, caller, today).as('relatives'),
      kinships('adult_id', 'child_id', visible, caller, today).as('children'),
    ])
    .executeTakeFirst()
  if (!card) throw notFound()
  return card
})
