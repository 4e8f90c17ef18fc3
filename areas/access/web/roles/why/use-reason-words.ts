import { useLingui } from '@lingui/react/macro'

/** What a reason of the scope says, by its id: as a sentence without its subject. */
export function useReasonWords(): (id: string) => string {
  const { t } = useLingui()
  const words: Record<string, string> = {
    'all-journals': t`видит журналы всей школы или своих пределов (ключ «Все журналы», чтение)`,
    'marks-everywhere': t`отмечает в любом журнале (ключ «Все журналы», правка)`,
    'teaches-group': t`ведёт или вёл группу в этом году`,
    'assigned-today': t`назначен в эту группу на сегодня`,
    'leads-class-of-group': t`классный руководитель или куратор класса группы`,
    'leads-class': t`классный руководитель или куратор этого класса`,
    'leads-class-of-student': t`классный руководитель или куратор класса, где учится ученик`,
    'heads-cathedra-of-group': t`заведует кафедрой этого предмета`,
    'substitutes-today': t`замещает сегодня в этой группе`,
    'own-child': t`родитель (законный представитель)`,
    oneself: t`это сам человек`,
    'reads-group-of-student': t`читает журнал группы, где ученик учится в этом году`,
    'student-of-scope': t`это ученик, чью учёбу можно читать`,
    'keeps-everybody': t`ведёт данные всех людей (ключи «Люди школы», правка, и «Семьи»)`,
    'keeps-person': t`ведёт данные этого человека (ключ «Люди школы», правка, в пределах роли)`,
    'serves-students': t`медработник, психолог, логопед или библиотекарь: видит всех нынешних учеников`,
    'staff-directory': t`это сотрудник, а справочник сотрудников открывает ключ «Люди школы»`,
    'relative-of-student': t`это родственник ученика, чью учёбу можно читать (ключ «Семьи»)`,
    'around-student': t`это одноклассник или учитель самого ученика`,
  }
  return (id) => words[id] ?? id
}
