import { msg, translate } from '#platform/contract/text.ts'
import { normBreach } from '../../rules/subgroup-norm.ts'

/** How a class that is divided so stands against the norm of dividing and the РУП, in words; null where it does not. */
export function normWords(standing: {
  students: number
  groups: number
  allowed: number | null
  threshold: number
}): string | null {
  const { students, groups, threshold } = standing
  const allowed = standing.allowed ?? 1
  const breach = normBreach({ students, groups, allowed, threshold })
  if (breach === 'divided-below')
    return translate(
      msg`В классе ${students}, а на подгруппы по норме делят от ${threshold}. Оставьте причину или одну группу`,
    )
  if (breach === 'undivided-above')
    return translate(
      msg`В классе ${students}: по норме от ${threshold} предмет делят на подгруппы. Разделите или оставьте причину`,
    )
  if (groups > allowed) return translate(msg`РУП допускает групп: ${allowed}, а получается ${groups}`)
  return null
}
