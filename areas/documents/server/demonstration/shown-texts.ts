import type { RichText } from '#areas/rich-text/rules/nodes.ts'
import { textWithFields } from '#areas/templates/rules/text-with-fields.ts'

interface ShownTemplate {
  /** Of the kind. */
  kind: string
  title: string
  ru: RichText
  kk: RichText | null
}
/** Texts with which documents of a kind begin. */
export const shownTemplates: readonly ShownTemplate[] = [
  {
    kind: 'study',
    title: 'Справка ученика',
    ru: textWithFields(
      'Дана {person.full_name|dative}, {person.birth_date|long} рождения, в том, что в {year.title} учебном году обучение идёт в {student_class.title} классе, {school.name}.',
      'Справка дана для предъявления по месту требования.',
    ),
    kk: textWithFields(
      '{person.birth_date|long} туған {person.full_name|dative} {year.title} оқу жылында {school.name} {student_class.title} сыныбында оқитыны үшін берілді.',
      'Анықтама сұраған жерге көрсету үшін берілді.',
    ),
  },
  {
    kind: 'work',
    title: 'Справка сотрудника',
    ru: textWithFields(
      'Дана {person.full_name|dative} в том, что {post.since} началась работа в {school.name}, должность: {post.position}.',
      'Справка дана для предъявления по месту требования.',
    ),
    kk: null,
  },
  {
    kind: 'order',
    title: 'Приказ: общий',
    ru: textWithFields(
      'На основании годового плана работы ПРИКАЗЫВАЮ:',
      '1. Ответственным обеспечить исполнение в установленный срок.',
      '2. Контроль за исполнением настоящего приказа оставляю за собой.',
    ),
    kk: textWithFields(
      'Жылдық жұмыс жоспары негізінде БҰЙЫРАМЫН:',
      '1. Жауапты тұлғалар белгіленген мерзімде орындалуын қамтамасыз етсін.',
      '2. Бұйрықтың орындалуын бақылауды өзіме қалдырамын.',
    ),
  },
  {
    kind: 'student_order',
    title: 'Приказ о зачислении',
    ru: textWithFields(
      'На основании заявления законного представителя ПРИКАЗЫВАЮ:',
      '1. Зачислить в контингент учащихся: {person.full_name|accusative}, {person.birth_date|long} рождения.',
      '2. Классному руководителю ознакомить с правилами внутреннего распорядка.',
    ),
    kk: null,
  },
  {
    kind: 'memo',
    title: 'Служебная записка: образец',
    ru: textWithFields('Прошу рассмотреть вопрос: {own.title}.'),
    kk: null,
  },
]
