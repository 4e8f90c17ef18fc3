import { t } from '@lingui/core/macro'
import { dialog } from '#platform/web/dialog/dialog.ts'
import type { Consequences } from '../contract/consequences.ts'
import { consequenceGroups, consequenceTotal, hasConsequences } from './consequence-groups.ts'

interface Asked {
  message: string
  ok: string
  isDangerous?: boolean
}

/** Shows what a change does to lessons and asks; without consequences only a dangerous one is asked about. */
export async function askConsequences(foreseen: Consequences, asked: Asked): Promise<boolean> {
  if (!hasConsequences(foreseen) && !asked.isDangerous) return true
  const answer = await dialog.consequences({
    ...asked,
    description:
      foreseen.is_closed && foreseen.results > 0 ? t`Четверть уже закрыта: её итоги останутся прежними.` : '',
    groups: consequenceGroups(foreseen),
    total: () => consequenceTotal(foreseen),
  })
  return answer !== null
}
