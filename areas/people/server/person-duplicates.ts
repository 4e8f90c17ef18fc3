import { sql, type RawBuilder } from 'kysely'
import { sqlText } from '#platform/server/language/sql-text.ts'
import { type DuplicateRule, membership, type PersonDuplicates } from '#platform/server/person-duplicates.ts'

const yes = sql<boolean>`true`
const personOf = (id: RawBuilder<unknown>) => sql<string>`(select full_name from people.person where id = ${id})`

const kinship = (other: RawBuilder<unknown>, otherKept: RawBuilder<unknown>): DuplicateRule => ({
  pair: sql<boolean>`${other} = ${otherKept} and g.during && k.during`,
  same: sql<boolean>`(g.kind, g.is_legal_representative, g.may_pick_up) = (k.kind, k.is_legal_representative, k.may_pick_up)`,
  text: sql`case when (g.kind, g.is_legal_representative, g.may_pick_up) = (k.kind, k.is_legal_representative, k.may_pick_up)
    then ${personOf(other)} else ${sqlText`Родство с человеком ${personOf(other)} записано по-разному: сверьте его в карточках`} end`,
  spans: true,
})
/** What of a person may be written twice. */
export const personDuplicates: PersonDuplicates = {
  rules: {
    'people.kind_member.person_id': { ...membership(sql`g.kind_id = k.kind_id`, sql`''`), isTrace: true },
    'people.kinship.child_id': kinship(sql`g.adult_id`, sql`k.adult_id`),
    'people.kinship.adult_id': kinship(sql`g.child_id`, sql`k.child_id`),
    'people.employment.person_id': {
      pair: sql`g.position_id = k.position_id and g.during && k.during and g.rate = k.rate`,
      same: yes,
      text: sql`(select title from people.position where id = g.position_id)`,
      spans: true,
    },
  },
}
