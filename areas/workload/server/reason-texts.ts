import { msg } from '#platform/contract/text.ts'
import type { ReasonTexts } from '#platform/server/reasons.ts'

export const reasonTexts: ReasonTexts = {
  'teaches-group': { title: msg`ведёт группу или вёл её до конца учебного года`, tie: 'teachers' },
  'around-student': { title: msg`это одноклассник или учитель самого ученика`, tie: 'students' },
}
