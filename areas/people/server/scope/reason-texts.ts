import { msg } from '#platform/contract/text.ts'
import type { ReasonTexts } from '#platform/server/reasons.ts'

export const reasonTexts: ReasonTexts = {
  oneself: { title: msg`это сам человек`, tie: 'self' },
  'own-child': { title: msg`родитель (законный представитель)`, tie: 'parents' },
  'maintains-everybody': {
    title: msg`ведёт данные всех людей (ключи «Люди школы», правка, и «Семьи»)`,
    tie: 'administration',
  },
  'maintains-person': {
    title: msg`ведёт данные этого человека (ключ «Люди школы», правка, в пределах роли)`,
    tie: 'administration',
  },
  'staff-directory': { title: msg`это сотрудник, а справочник сотрудников открывает ключ «Люди школы»` },
  'relative-of-student': {
    title: msg`это родственник ученика, чью учёбу можно читать (ключ «Семьи»)`,
    tie: 'teachers',
  },
}
