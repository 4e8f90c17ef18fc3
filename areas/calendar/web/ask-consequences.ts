import { t } from '@lingui/core/macro'
import { dialog } from '#platform/web/dialog/dialog.ts'
import type { Consequences } from '../contract/consequences.ts'
import { consequenceGroups, consequenceTotal, hasConsequences } from './consequence-groups.ts'

interface ConsequencesQuestion {
  message: string
  ok: string
  isDangerous?: boolean
}

/** Shows what a change does to lessons and asks; without consequences only a dangerous one is asked about. */
export async function askConsequences(preview: Consequences, requested: ConsequencesQuestion): Promise<boolean> {
  if (!hasConsequences(preview) && !requested.isDangerous) return true
  const answer = await dialog.consequences({
    ...requested,
    description: preview.is_closed && preview.results > 0 ? t`Четверть уже закрыта: её итоги останутся прежними.` : '',
    groups: consequenceGroups(preview),
    total: () => consequenceTotal(preview),
  })
  return answer !== null
}
