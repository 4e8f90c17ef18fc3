import { t } from '@lingui/core/macro'
import { askPreview } from '#platform/web/dialog/preview.ts'
import type { CalendarPreview } from '../contract/consequences.ts'

interface ConsequencesQuestion {
  message: string
  ok: string
  isDangerous?: boolean
}

/** Shows what a change does to lessons and asks; without consequences only a dangerous one is asked about. */
export async function askConsequences(preview: CalendarPreview, requested: ConsequencesQuestion): Promise<boolean> {
  if (preview.effects.length === 0 && !requested.isDangerous) return true
  return askPreview(preview, { ...requested, description: preview.note, refused: t`Пока нельзя изменить` })
}
