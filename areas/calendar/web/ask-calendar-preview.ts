import { t } from '@lingui/core/macro'
import { askPreview } from '#platform/web/dialog/preview.ts'
import type { CalendarPreview } from '../contract/preview.ts'

interface PreviewQuestion {
  message: string
  ok: string
  isDangerous?: boolean
}

/** Shows what a change does to lessons and asks; where nothing changes, only a dangerous one is asked about. */
export async function askCalendarPreview(preview: CalendarPreview, question: PreviewQuestion): Promise<boolean> {
  if (preview.effects.length === 0 && !question.isDangerous) return true
  return askPreview(preview, { ...question, description: preview.note, refused: t`Пока нельзя изменить` })
}
