import { t } from '@lingui/core/macro'
import type { ConsequenceGroup } from '#platform/web/dialog/consequences.ts'
import type { PolicyConsequences } from '../../contract/policy.ts'
import type { PolicyChange } from '../../rules/policy-change.ts'

const titles = (): Record<PolicyChange, string> => ({
  better: t`Отметка станет выше`,
  worse: t`Отметка станет ниже`,
  appears: t`Отметка появится`,
  vanishes: t`Отметки больше не будет`,
  letter: t`Изменится только буква`,
})

/** What another policy changes, by what becomes of the results and in which parallels. */
export function consequenceGroups({ parallels, changes, set, kept }: PolicyConsequences): ConsequenceGroup[] {
  const titled = titles()
  const changed = (Object.keys(titled) as PolicyChange[]).map((change): ConsequenceGroup => ({
    title: titled[change],
    count: changes[change],
    items: parallels
      .filter((one) => one.changes[change] > 0)
      .map((one) => ({
        id: `${change} ${one.parallel}`,
        label: t`${one.parallel} классы`,
        text: String(one.changes[change]),
      })),
  }))
  return [
    ...changed,
    { title: t`Выставлены учителями и останутся, хотя рекомендуется другое`, items: [], count: set },
    { title: t`Закрытые итоги останутся при своих правилах`, items: [], count: kept },
  ]
}

export const consequenceTotal = ({ changed }: PolicyConsequences): string =>
  changed === 0 ? t`Открытые итоги не изменятся` : t`Открытых итогов изменится: ${changed}`
