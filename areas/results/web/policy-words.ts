import { t } from '@lingui/core/macro'
import type { JournalPolicy } from '#areas/grading/contract/results.ts'
import type { PeriodClosing } from '#areas/grading/rules/period-state.ts'
import type { GradingPolicy } from '#areas/grading/rules/policy.ts'
import type { JournalStore, SlotResult } from '#areas/journal/web/index.ts'

/** «25/25/50», of own weights «30/30/40». */
function formulaText({ rules }: JournalPolicy): string {
  const { formula, weights } = rules as GradingPolicy
  return formula === 'own' ? `${weights.fo}/${weights.sor}/${weights.soch}` : formula
}

/**
 * By which rules of the year a result is computed: once its period has come to its date by those it was closed with, reopened or
 * not. Null for what nothing computes.
 */
export function policyWords(
  { policy, former_policies, today }: Pick<JournalStore['grid'], 'policy' | 'former_policies' | 'today'>,
  { computed, set }: Pick<SlotResult, 'computed' | 'set'>,
  closing: PeriodClosing | null,
): string | null {
  if (computed === null || computed.kind === 'none') return null
  const kept = set && closing && closing.closes_on < today ? set.policy_id : policy.id
  const own = [policy, ...former_policies].find(({ id }) => id === kept) ?? policy
  const words = t`Правила оценивания: версия ${own.version}, ${formulaText(own)}`
  return own === policy ? words : t`${words}. С ними период закрыт, сейчас действует версия ${policy.version}`
}
