import type { Side } from '../../contract/audience.ts'

/** An announcement of the demonstration's school. */
export interface Shown {
  title: string
  text: string
  /** When it begins, in days from today; and the last day. */
  days: number
  lasts?: number
  audience: readonly (readonly [Side, 'class' | 'parallel' | null])[]
  byClassTeacher?: true
  isPinned?: true
  asksAcknowledgement?: true
  isOnScreens?: true
  isDraft?: true
  takenBack?: string
}

const everybody = [['all', null]] as const
const staff = [['staff', null]] as const
const families = [['families', null]] as const

/** Texts of people, in the language in which they wrote them. */
export const announcementTexts: readonly Shown[] = [
  {
    title: 'Школа открыта до 19:00 в дни родительских собраний',
    text: 'На этой неделе собрания проходят во вторник и четверг в 18:00.\nВход через главный подъезд, с собой нужно удостоверение личности.',
    days: -2,
    lasts: 10,
    audience: everybody,
    isPinned: true,
    isOnScreens: true,
  },
  {
    title: 'Порядок действий при эвакуации: ознакомьтесь под отметку',
    text: 'Обновлены пути эвакуации второго этажа и места сбора.\nКаждый сотрудник отмечает «Ознакомлен». Вопросы — заместителю по безопасности.',
    days: -5,
    lasts: 30,
    audience: staff,
    isPinned: true,
    asksAcknowledgement: true,
  },
  {
    title: 'Ата-аналар жиналысы',
    text: 'Құрметті ата-аналар! Жиналыс бейсенбі күні сағат 18:00-де акт залында өтеді.\nКүн тәртібі: екінші тоқсанның басталуы, қысқы демалыс, мектеп формасы.',
    days: -3,
    lasts: 7,
    audience: families,
    isOnScreens: true,
  },
  {
    title: 'Экскурсия класса в музей',
    text: 'Едем в пятницу, сбор у школы в 8:40, возвращаемся к 13:00.\nВозьмите воду и перекус. Согласие на поездку — под отметку «Ознакомлен».\nМузей: https://www.csmrk.kz',
    days: -1,
    lasts: 6,
    audience: [
      ['families', 'class'],
      ['students', 'class'],
    ],
    byClassTeacher: true,
    asksAcknowledgement: true,
  },
  {
    title: 'Олимпиада по математике: запись до пятницы',
    text: 'Школьный этап для параллели проходит в субботу в 10:00, кабинеты указаны на входе.\nЗаписаться можно у учителя математики.',
    days: -4,
    lasts: 5,
    audience: [
      ['students', 'parallel'],
      ['families', 'parallel'],
    ],
    isOnScreens: true,
  },
  {
    title: 'Мектеп асханасының жаңа мәзірі',
    text: 'Дүйсенбіден бастап асханада жаңа мәзір. Вегетариандық тағам күн сайын бар.\nҰсыныстарыңызды сынып жетекшісіне айтыңыз.',
    days: -6,
    lasts: 20,
    audience: everybody,
    isOnScreens: true,
  },
  {
    title: 'Сдайте календарные планы второй четверти',
    text: 'Планы принимаются до конца недели. Кто уже сдал, может не отвечать.',
    days: -8,
    lasts: 4,
    audience: staff,
  },
  {
    title: 'День самоуправления',
    text: 'В следующую среду уроки ведут старшеклассники. Расписание прежнее.',
    days: -1,
    lasts: 9,
    audience: [
      ['students', null],
      ['staff', null],
    ],
  },
  {
    title: 'Вакцинация от гриппа',
    text: 'Прививки делают в медкабинете с письменного согласия родителей. Бланк согласия — у медсестры и классного руководителя.',
    days: -20,
    lasts: -6,
    audience: families,
  },
  {
    title: 'Қысқы демалыс кестесі',
    text: 'Қысқы демалыс күндері мектеп күнтізбесінде. Үйірмелер демалыс кезінде жұмыс істемейді.',
    days: 3,
    lasts: 25,
    audience: everybody,
  },
  {
    title: 'Замена расписания в пятницу',
    text: 'Уроки по 35 минут, начало в 8:00.',
    days: -2,
    audience: everybody,
    takenBack: 'Отправлено всем по ошибке: касается только начальной школы',
  },
  {
    title: 'Итоги недели посещаемости',
    text: 'Черновик: дополнить цифрами по параллелям.',
    days: 0,
    audience: staff,
    isDraft: true,
  },
]
