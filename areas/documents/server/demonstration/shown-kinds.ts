import type { KindParty, KindSubject, DocumentLanguage } from '../../contract/kinds.ts'
import type { Genre } from '../../rules/genre.ts'

export interface ShownKind {
  key: string
  genre: Genre
  title: string
  title_kk: string
  subject: KindSubject
  language: DocumentLanguage
  deadline_days: number | null
  is_sent: boolean
  is_confidential: boolean
  /** Of its own journal. */
  pattern: string
  makers: KindParty[]
}
const usual = {
  subject: 'none',
  language: 'ru',
  deadline_days: 3,
  is_sent: false,
  is_confidential: false,
  makers: [],
} as const

/** Kinds of documents with which a school of Kazakhstan gets through a year. */
export const shownKinds: readonly ShownKind[] = [
  {
    ...usual,
    key: 'incoming',
    genre: 'incoming',
    title: 'Входящее письмо',
    title_kk: 'Кіріс хат',
    deadline_days: 10,
    pattern: 'ВХ-{номер}/{год}',
    makers: [],
  },
  {
    ...usual,
    key: 'outgoing',
    genre: 'outgoing',
    title: 'Исходящее письмо',
    title_kk: 'Шығыс хат',
    is_sent: true,
    pattern: 'ИСХ-{номер}/{год}',
    makers: [],
  },
  {
    ...usual,
    key: 'order',
    genre: 'order',
    title: 'Приказ по основной деятельности',
    title_kk: 'Негізгі қызмет бойынша бұйрық',
    pattern: '{номер}-о/{год}',
    makers: [],
  },
  {
    ...usual,
    key: 'staff_order',
    genre: 'order',
    title: 'Приказ по личному составу',
    title_kk: 'Жеке құрам бойынша бұйрық',
    subject: 'staff',
    is_confidential: true,
    pattern: '{номер}-к/{год}',
    makers: [],
  },
  {
    ...usual,
    key: 'student_order',
    genre: 'order',
    title: 'Приказ по движению учащихся',
    title_kk: 'Оқушылар қозғалысы бойынша бұйрық',
    subject: 'student',
    pattern: '{номер}-у/{год}',
    makers: [],
  },
  {
    ...usual,
    key: 'memo',
    genre: 'internal',
    title: 'Служебная записка',
    title_kk: 'Қызметтік жазба',
    pattern: 'СЗ-{номер}/{год}',
    makers: ['staff'],
  },
  {
    ...usual,
    key: 'study',
    genre: 'certificate',
    title: 'Справка с места учёбы',
    title_kk: 'Оқу орнынан анықтама',
    subject: 'student',
    language: 'both',
    deadline_days: 2,
    is_sent: true,
    pattern: 'С-{номер}/{год}',
    makers: ['families', 'students'],
  },
  {
    ...usual,
    key: 'work',
    genre: 'certificate',
    title: 'Справка с места работы',
    title_kk: 'Жұмыс орнынан анықтама',
    subject: 'staff',
    deadline_days: 2,
    is_sent: true,
    pattern: 'СР-{номер}/{год}',
    makers: ['staff'],
  },
  {
    ...usual,
    key: 'family_application',
    genre: 'application',
    title: 'Заявление родителя',
    title_kk: 'Ата-ана өтініші',
    deadline_days: 5,
    pattern: 'ЗР-{номер}/{год}',
    makers: ['families'],
  },
  {
    ...usual,
    key: 'staff_application',
    genre: 'application',
    title: 'Заявление сотрудника',
    title_kk: 'Қызметкер өтініші',
    deadline_days: 5,
    pattern: 'ЗС-{номер}/{год}',
    makers: ['staff'],
  },
]
