import { msg } from '#platform/contract/text.ts'
import type { ReasonTexts } from '#platform/server/reasons.ts'

export const reasonTexts: ReasonTexts = {
  'all-journals': {
    title: msg`видит журналы всей школы или своих пределов (ключ «Все журналы», чтение)`,
    tie: 'administration',
  },
  'marks-everywhere': { title: msg`отмечает в любом журнале (ключ «Все журналы», правка)` },
  'taught-group': { title: msg`вёл группу в этом году, журнал открыт по последний день` },
  'assigned-today': { title: msg`назначен в эту группу на сегодня` },
  'leads-class': { title: msg`классный руководитель или куратор этого класса` },
}
