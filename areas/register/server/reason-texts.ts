import { msg } from '#platform/contract/text.ts'
import type { ReasonTexts } from '#platform/server/reasons.ts'

export const reasonTexts: ReasonTexts = {
  'leads-class-of-student': {
    title: msg`классный руководитель или куратор класса, где учится ученик`,
    tie: 'class-teachers',
  },
}
