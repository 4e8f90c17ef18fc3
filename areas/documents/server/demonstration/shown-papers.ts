import type { ResolutionWay } from '../../rules/folder.ts'

/** A document as the demonstration tells it; days are counted back from today. */
export interface ShownPaper {
  kind: string
  title: string
  /** When it was made, days ago. */
  ago: number
  /** How far it has come. */
  state: 'draft' | 'returned' | 'checking' | 'accepted' | 'annulled'
  by: 'uk' | 'hr' | 'teacher' | 'parent' | 'headteacher'
  about?: 'student' | 'staff'
  correspondent?: string
  foreign?: string
  /** Days from today until it is due; before it where it is overdue. */
  due?: number
  way?: ResolutionWay
  /** Of those who carry it out one has done it. */
  isHalfDone?: true
  /** Days since whoever must know it was asked. */
  acquaint?: number
  isSent?: true
}

/** A month of papers on their way. */
export const shownPapers: readonly ShownPaper[] = [
  {
    kind: 'incoming',
    title: 'О мониторинге питания учащихся',
    ago: 24,
    state: 'accepted',
    by: 'uk',
    correspondent: 'Управление образования',
    foreign: '01-15/431',
    way: 'execute',
    due: -12,
  },
  {
    kind: 'incoming',
    title: 'О проведении городской олимпиады',
    ago: 16,
    state: 'accepted',
    by: 'uk',
    correspondent: 'Городской методический центр',
    foreign: '212',
    way: 'execute',
    due: 2,
    isHalfDone: true,
  },
  {
    kind: 'incoming',
    title: 'Об антитеррористической защищённости',
    ago: 11,
    state: 'accepted',
    by: 'uk',
    correspondent: 'Департамент полиции',
    foreign: '7-2/1180',
    way: 'acquaint',
    due: 4,
    acquaint: 9,
  },
  {
    kind: 'incoming',
    title: 'О предоставлении статистического отчёта',
    ago: 9,
    state: 'accepted',
    by: 'uk',
    correspondent: 'Управление образования',
    foreign: '01-15/466',
    way: 'administer',
    due: 1,
  },
  {
    kind: 'incoming',
    title: 'Благодарственное письмо',
    ago: 8,
    state: 'accepted',
    by: 'uk',
    correspondent: 'Детская библиотека',
    foreign: '45',
    way: 'file',
  },
  {
    kind: 'incoming',
    title: 'О плановой проверке санитарного состояния',
    ago: 3,
    state: 'checking',
    by: 'uk',
    correspondent: 'Департамент санитарно-эпидемиологического контроля',
    foreign: '19-3/908',
    due: 7,
  },
  {
    kind: 'incoming',
    title: 'О вакцинации',
    ago: 1,
    state: 'checking',
    by: 'uk',
    correspondent: 'Городская поликлиника № 5',
    foreign: '611',
    due: 9,
  },
  {
    kind: 'outgoing',
    title: 'Ответ о численности учащихся',
    ago: 13,
    state: 'accepted',
    by: 'uk',
    correspondent: 'Управление образования',
    isSent: true,
  },
  {
    kind: 'outgoing',
    title: 'О направлении заявки на учебники',
    ago: 2,
    state: 'accepted',
    by: 'uk',
    correspondent: 'Управление образования',
  },
  {
    kind: 'outgoing',
    title: 'О подтверждении участия в олимпиаде',
    ago: 1,
    state: 'checking',
    by: 'uk',
    correspondent: 'Городской методический центр',
  },
  { kind: 'order', title: 'Об итогах первой четверти', ago: 21, state: 'accepted', by: 'uk', acquaint: 20 },
  {
    kind: 'order',
    title: 'О дежурстве учителей во второй четверти',
    ago: 12,
    state: 'accepted',
    by: 'uk',
    acquaint: 10,
  },
  { kind: 'order', title: 'О назначении ответственных за питание', ago: 10, state: 'annulled', by: 'uk' },
  { kind: 'order', title: 'О проведении учебной эвакуации', ago: 6, state: 'accepted', by: 'uk', acquaint: 5 },
  { kind: 'order', title: 'О подготовке к новогодним мероприятиям', ago: 2, state: 'checking', by: 'uk' },
  { kind: 'order', title: 'О проведении предметной недели математики', ago: 1, state: 'draft', by: 'uk' },
  { kind: 'student_order', title: 'О зачислении', ago: 18, state: 'accepted', by: 'uk', about: 'student' },
  { kind: 'student_order', title: 'О зачислении', ago: 4, state: 'checking', by: 'uk', about: 'student' },
  {
    kind: 'staff_order',
    title: 'О предоставлении отпуска без сохранения заработной платы',
    ago: 15,
    state: 'accepted',
    by: 'hr',
    about: 'staff',
  },
  {
    kind: 'staff_order',
    title: 'О надбавке за квалификационную категорию',
    ago: 3,
    state: 'checking',
    by: 'hr',
    about: 'staff',
  },
  { kind: 'memo', title: 'О ремонте проектора в кабинете информатики', ago: 7, state: 'accepted', by: 'teacher' },
  { kind: 'memo', title: 'О замене лабораторного оборудования', ago: 2, state: 'returned', by: 'teacher' },
  { kind: 'memo', title: 'Об участии в городском семинаре', ago: 1, state: 'draft', by: 'teacher' },
  {
    kind: 'study',
    title: 'Справка с места учёбы',
    ago: 9,
    state: 'accepted',
    by: 'parent',
    about: 'student',
    isSent: true,
  },
  { kind: 'study', title: 'Справка с места учёбы', ago: 1, state: 'checking', by: 'parent', about: 'student' },
  { kind: 'work', title: 'Справка с места работы', ago: 5, state: 'accepted', by: 'teacher', about: 'staff' },
  { kind: 'family_application', title: 'О выдаче копии личного дела', ago: 6, state: 'accepted', by: 'parent' },
  { kind: 'family_application', title: 'О переносе занятий кружка', ago: 2, state: 'checking', by: 'parent' },
  { kind: 'staff_application', title: 'О повышении квалификации в декабре', ago: 3, state: 'checking', by: 'teacher' },
]
