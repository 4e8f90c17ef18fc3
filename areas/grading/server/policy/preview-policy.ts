import { msg, t, texts } from '#platform/contract/text.ts'
import type { Preview } from '#platform/contract/preview.ts'
import { handleProgress } from '#platform/server/stream/handle-progress.ts'
import { previewPolicy } from '../../contract/policy.ts'
import { formulaOf } from '../../rules/policy.ts'
import { policyChanges, type PolicyChange } from '../../rules/policy-change.ts'
import type { ComputePolicyPreview, PolicyPreview } from './policy-preview.ts'
import { requireValid, requireYear } from './require-policy.ts'

const titles: Record<PolicyChange, string> = texts({
  better: msg`Отметка станет выше`,
  worse: msg`Отметка станет ниже`,
  appears: msg`Отметка появится`,
  vanishes: msg`Отметки больше не будет`,
  letter: msg`Изменится только буква`,
})

/** What another policy changes, by what becomes of the results and in which parallels. */
function inWords({ changed, changes, parallels, set, kept, without_way }: PolicyPreview): Preview {
  const ofOpenResults = policyChanges.map((change) => ({
    title: titles[change],
    count: changes[change],
    items: parallels
      .filter((one) => one.changes[change] > 0)
      .map((one) => t`${one.parallel} классы: ${one.changes[change]}`),
  }))
  return {
    obstacles: [],
    effects: [
      ...ofOpenResults,
      { title: t`Выставлены учителями и останутся, хотя рекомендуется другое`, items: [], count: set },
      { title: t`Закрытые итоги останутся при своих правилах`, items: [], count: kept },
      {
        title: t`Журналов, где итог пока не получить: ФО не считаются, а СОР и СОЧ с весом не запланированы`,
        items: without_way.named,
        count: without_way.count,
      },
    ].filter(({ count }) => count > 0),
    total: changed === 0 ? t`Открытые итоги не изменятся` : t`Открытых итогов изменится: ${changed}`,
  }
}

async function* inParts(counted: AsyncGenerator<number, PolicyPreview>): AsyncGenerator<string, Preview> {
  try {
    for (;;) {
      const next = await counted.next()
      if (next.done) return inWords(next.value)
      yield t`${next.value} классы`
    }
  } finally {
    await counted.return(undefined as never)
  }
}

export const previewPolicyWith = (computePreview: ComputePolicyPreview) =>
  handleProgress(previewPolicy, async ({ body, db, today }) => {
    const { year_id, ...given } = body
    requireValid(given)
    await requireYear(db, year_id, today)
    const proposed = { version: 0, formula: formulaOf(given.weights), ...given }
    const { total, counted } = await computePreview(db, year_id, proposed, today)
    return { total, parts: inParts(counted) }
  })
