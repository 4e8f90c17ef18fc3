import { sql } from 'kysely'
import { sqlText } from '#platform/server/language/sql-text.ts'
import type { PersonDuplicates } from '#platform/server/person-duplicates.ts'

const sameCount = sql<boolean>`(g.general_months, g.teaching_months) = (k.general_months, k.teaching_months)`
const sameCategory = sql<boolean>`(g.level = k.level and g.title is not distinct from k.title)`
const bothStand = sql<boolean>`g.removed_at is null and k.removed_at is null`

/** Counts of one day, and categories of the same days. */
export const personDuplicates: PersonDuplicates = {
  rules: {
    'qualifications.seniority.person_id': {
      pair: sql<boolean>`(${bothStand} and g.counted_on = k.counted_on)`,
      same: sameCount,
      text: sql`case when ${sameCount} then ${sqlText`стаж на одну дату`}
        else ${sqlText`На один день у записей разный стаж: сверьте его в карточках`} end`,
    },
    'qualifications.category.person_id': {
      pair: sql<boolean>`(${bothStand} and g.during && k.during)`,
      same: sameCategory,
      text: sql`case when ${sameCategory} then ${sqlText`квалификационная категория`}
        else ${sqlText`На одни дни у записей разные категории: сверьте их в карточках`} end`,
      spans: true,
    },
  },
}
