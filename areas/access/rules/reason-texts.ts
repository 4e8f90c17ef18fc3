/** What a reason of the scope says, by its id: as a sentence without its subject. */
const reasonTexts: Readonly<Record<string, string>> = {
  'all-journals': 'видит журналы всей школы или своих пределов (ключ «Все журналы», чтение)',
  'marks-everywhere': 'отмечает в любом журнале (ключ «Все журналы», правка)',
  'teaches-group': 'ведёт или вёл группу в этом году',
  'assigned-today': 'назначен в эту группу на сегодня',
  'leads-class-of-group': 'классный руководитель или куратор класса группы',
  'leads-class': 'классный руководитель или куратор этого класса',
  'leads-class-of-student': 'классный руководитель или куратор класса, где учится ученик',
  'heads-cathedra-of-group': 'заведует кафедрой этого предмета',
  'substitutes-today': 'замещает сегодня в этой группе',
  'own-child': 'родитель (законный представитель)',
  oneself: 'это сам человек',
  'reads-group-of-student': 'читает журнал группы, где ученик учится в этом году',
  'student-of-scope': 'это ученик, чью учёбу можно читать',
  'keeps-everybody': 'ведёт данные всех людей (ключи «Люди школы», правка, и «Семьи»)',
  'keeps-person': 'ведёт данные этого человека (ключ «Люди школы», правка, в пределах роли)',
  'serves-students': 'медработник, психолог, логопед или библиотекарь: видит всех нынешних учеников',
  'staff-directory': 'это сотрудник, а справочник сотрудников открывает ключ «Люди школы»',
  'relative-of-student': 'это родственник ученика, чью учёбу можно читать (ключ «Семьи»)',
  'around-student': 'это одноклассник или учитель самого ученика',
}
/** The same with what proves it. */
export function tellReason({ id, evidence }: { id: string; evidence: string | null }): string {
  const said = reasonTexts[id] ?? id
  return evidence === null ? said : `${said}: ${evidence}`
}
