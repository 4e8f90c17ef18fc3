import { msg } from '#platform/contract/text.ts'
import type { ReasonTexts } from '#platform/server/reasons.ts'

export const reasonTexts: ReasonTexts = {
  'leads-class-of-group': { title: msg`классный руководитель или куратор класса группы`, tie: 'class-teachers' },
  'heads-cathedra-of-group': { title: msg`заведует кафедрой этого предмета`, tie: 'teachers' },
  'reads-group-of-student': { title: msg`читает журнал группы, где ученик учится в этом году` },
  'student-of-scope': { title: msg`это ученик, чью учёбу можно читать` },
  'serves-students': {
    title: msg`медработник, психолог, логопед или библиотекарь: видит всех нынешних учеников`,
    tie: 'specialists',
  },
}
