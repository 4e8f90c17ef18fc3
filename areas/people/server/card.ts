import { sql } from 'kysely'
import { countPersons, mayFindPerson, unknownPerson } from '#areas/access/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import { handle } from '#platform/server/handle.ts'
import { maskedFields, readPersonCard, type PersonCard, type Relative } from '../contract/people.ts'
import { maintainsFamily } from './family/relatives.ts'
import { ownPosition, personColumns, plainColumns } from './person-rows.ts'
import { photoLinks, pictureReader } from './photo-links.ts'
import { maskedColumns, maskingOf } from './masking.ts'
import { isForeign, maintainsPerson, partsOfFile } from './scope/index.ts'
import { visibleTo, type Visible } from './visible.ts'

type End = 'child_id' | 'adult_id'

/** Kinships of the person `p` of today, seen from one end, with those on the other whom the reader may find. */
function kinships(own: End, other: End, visible: Visible, caller: Caller, today: string) {
  // a parent knows the other one of the own child by name; parents never see each other's contacts
  const isFamily = caller.client === 1
  const mayFind = isFamily && other === 'adult_id' ? sql<boolean>`true` : mayFindPerson(caller, sql.ref('o.id'), today)
  // a family sees what holds today, the school what is to come as well
  const isShown = isFamily
    ? sql<boolean>`k.during @> ${today}::date`
    : sql<boolean>`not k.during << daterange(${today}::date, null)`
  return sql<Relative[]>`coalesce((
    select jsonb_agg(jsonb_build_object('id', o.id, 'tie_id', k.id, 'version', k.version,
      'from', lower(k.during), 'until', upper(k.during) - 1, 'full_name', o.full_name, 'kind', k.kind,
      'is_legal_representative', k.is_legal_representative, 'may_pick_up', k.may_pick_up,
      'phone', case when ${!isFamily} then o.phone end) order by o.sort_name, o.id)
    from people.kinship k join people.person o on o.id = ${sql.ref(`k.${other}`)}
    where ${visible.family} and ${sql.ref(`k.${own}`)} = p.id and ${isShown} and ${mayFind}), '[]')`
}

export const readPersonCardHandler = handle(readPersonCard, async ({ params, caller, db, today, context }) => {
  const visible = visibleTo(caller, today)
  const masking = maskingOf(caller, { isRequested: false })
  const found = await db
    .selectFrom('people.person as p')
    .where(
      sql<boolean>`p.id = coalesce((select gone.merged_into_id from people.person gone where gone.id = ${params.id}), ${params.id})`,
    )
    .where(mayFindPerson(caller, sql.ref('p.id'), today))
    .select(plainColumns)
    .select(personColumns(visible, caller, today, ownPosition(today)))
    .select(maskedColumns(masking, maskedFields))
    .select([
      masking.mayUnmask.as('may_unmask'),
      sql<boolean>`(${masking.isShown} or ${masking.mayUnmask})`.as('may_change_photo'),
      isForeign(caller, sql.ref('p.id'), today).as('is_foreign'),
      sql<PersonCard['sex']>`p.sex`.as('sex'),
      partsOfFile(caller, sql.ref('p.id'), today).as('file_parts'),
      sql<PersonCard['merged_here']>`case when ${maintainsPerson(caller, sql.ref('p.id'))} then (
        select coalesce(jsonb_agg(jsonb_build_object('id', gone.id, 'full_name', gone.full_name) order by gone.id), '[]')
        from people.person gone where gone.merged_into_id = p.id) else '[]' end`.as('merged_here'),
      maintainsPerson(caller, sql.ref('p.id')).as('may_edit'),
      maintainsFamily({ caller, today }, sql.ref('p.id')).as('may_maintain_family'),
      kinships('child_id', 'adult_id', visible, caller, today).as('relatives'),
      kinships('adult_id', 'child_id', visible, caller, today).as('children'),
    ])
    .$castTo<Omit<PersonCard, 'photo_large'> & { is_foreign: boolean }>()
    .executeTakeFirst()
  if (!found) throw unknownPerson(caller, params.id)
  const { is_foreign, ...card } = found
  await countPersons({ db, caller, today }, is_foreign ? [card.id] : [], { isMasked: true })
  return { ...card, ...photoLinks(pictureReader(context, caller), card.photo) }
})
