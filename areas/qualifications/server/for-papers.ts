import { plural, t } from '#platform/contract/text.ts'
import type { QualificationSource } from '#platform/server/qualifications.ts'
import { qualificationsOn } from './qualifications-on.ts'

/** «12 лет 3 мес.», «4 мес.» */
function seniorityText(months: number): string {
  const whole = Math.floor(months / 12)
  const rest = months % 12
  if (whole === 0) return t`${rest} мес.`
  return rest === 0
    ? t`${plural(whole, { one: '# год', few: '# года', other: '# лет' })}`
    : t`${plural(whole, { one: '# год', few: '# года', other: '# лет' })} ${rest} мес.`
}

/** Education and the seniority of teaching, where it was counted, else the general one, as papers say them. */
export const forPapers: QualificationSource = async (db, persons, day) => {
  const found = await qualificationsOn(db, persons, day)
  return new Map(
    [...found].map(([id, { education, teaching_months, general_months }]) => {
      const months = teaching_months ?? general_months
      return [id, { education, seniority: months === null ? null : seniorityText(months) }]
    }),
  )
}
