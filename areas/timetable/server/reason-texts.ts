import { msg } from '#platform/contract/text.ts'
import type { ReasonTexts } from '#platform/server/reasons.ts'

export const reasonTexts: ReasonTexts = {
  'substitutes-today': { title: msg`замещает сегодня в этой группе`, tie: 'teachers' },
}
