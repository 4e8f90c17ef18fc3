import { msg, texts } from '#platform/contract/text.ts'

/** What a reason of the scope says, by its id: as a sentence without its subject. */
const reasonTexts: Readonly<Record<string, string>> = texts({
  'all-journals': msg`видит журналы всей школы или своих пределов (ключ «Все журналы», чтение)`,
  'marks-everywhere': msg`отмечает в любом журнале (ключ «Все журналы», правка)`,
  'teaches-group': msg`ведёт группу или вёл её до конца учебного года`,
  'taught-group': msg`вёл группу в этом году, журнал открыт по последний день`,
  'assigned-today': msg`назначен в эту группу на сегодня`,
  'leads-class-of-group': msg`классный руководитель или куратор класса группы`,
  'leads-class': msg`классный руководитель или куратор этого класса`,
  'leads-class-of-student': msg`классный руководитель или куратор класса, где учится ученик`,
  'heads-cathedra-of-group': msg`заведует кафедрой этого предмета`,
  'substitutes-today': msg`замещает сегодня в этой группе`,
  'own-child': msg`родитель (законный представитель)`,
  oneself: msg`это сам человек`,
  'reads-group-of-student': msg`читает журнал группы, где ученик учится в этом году`,
  'student-of-scope': msg`это ученик, чью учёбу можно читать`,
  'maintains-everybody': msg`ведёт данные всех людей (ключи «Люди школы», правка, и «Семьи»)`,
  'maintains-person': msg`ведёт данные этого человека (ключ «Люди школы», правка, в пределах роли)`,
  'serves-students': msg`медработник, психолог, логопед или библиотекарь: видит всех нынешних учеников`,
  'staff-directory': msg`это сотрудник, а справочник сотрудников открывает ключ «Люди школы»`,
  'relative-of-student': msg`это родственник ученика, чью учёбу можно читать (ключ «Семьи»)`,
  'around-student': msg`это одноклассник или учитель самого ученика`,
})
/** The same with what proves it. */
export function reasonText({ id, evidence }: { id: string; evidence: string | null }): string {
  const text = reasonTexts[id] ?? id
  return evidence === null ? text : `${text}: ${evidence}`
}
