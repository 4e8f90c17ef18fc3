import { scoreTypes, scoreTypeTitles } from '#platform/contract/enumerations.ts'

interface NewRecord {
  title: string
  name?: string
  colour?: string
  isSystem?: boolean
}
/** A dictionary that every school begins with. */
export interface Definition {
  code: string
  title: string
  records: readonly NewRecord[]
  isTree?: boolean
  hasColour?: boolean
  hasDescription?: boolean
  hasLocationType?: boolean
  /** Roles that keep it beside the administrators. */
  editors?: readonly string[]
}

const titled = (...titles: string[]): NewRecord[] => titles.map((title) => ({ title }))
/** `name: title` pairs. */
const named = (pairs: Readonly<Record<string, string>>): NewRecord[] =>
  Object.entries(pairs).map(([name, title]) => ({ name, title }))
const coloured = (pairs: Readonly<Record<string, string>>): NewRecord[] =>
  Object.entries(pairs).map(([title, colour]) => ({ title, colour }))

/** The dictionaries of the specification (§3) and those that other rooms choose from; places are filled apart. */
export const definitions: readonly Definition[] = [
  {
    code: 'division',
    title: 'Виды подразделений',
    records: titled(
      'Администрация',
      'Учебная часть',
      'Кафедра',
      'Методическое объединение',
      'Отдел',
      'Служба',
      'Бухгалтерия',
      'Хозяйственная часть',
    ),
  },
  {
    code: 'ed_area',
    title: 'Образовательные области',
    hasColour: true,
    records: coloured({
      'Язык и литература': '#1971c2',
      'Математика и информатика': '#c2255c',
      Естествознание: '#2b8a3e',
      'Человек и общество': '#d9480f',
      'Технология и искусство': '#846358',
      'Физическая культура': '#e67700',
    }),
  },
  {
    code: 'group_level',
    title: 'Уровни групп',
    records: named({ base: 'Базовый', standard: 'Стандартный', advanced: 'Углублённый', support: 'Поддержка' }),
  },
  {
    code: 'score_type',
    title: 'Виды оценок',
    records: scoreTypes.map((name) => ({ name, title: scoreTypeTitles[name], isSystem: true })),
  },
  {
    code: 'do_categories',
    title: 'Направления дополнительного образования',
    hasColour: true,
    hasDescription: true,
    editors: ['manager_do'],
    records: coloured({
      Спорт: '#e67700',
      'Искусство и творчество': '#c2255c',
      'Музыка и танец': '#9c36b5',
      'Техника и робототехника': '#1971c2',
      'Наука и олимпиады': '#2b8a3e',
      Языки: '#0b7285',
      'Интеллектуальные игры': '#5f3dc4',
    }),
  },
  {
    code: 'hs_activity',
    title: 'Дома: виды активности',
    records: titled('Олимпиада', 'Конкурс', 'Научный проект', 'Соревнование', 'Концерт', 'Волонтёрство', 'Дебаты'),
  },
  {
    code: 'hs_discipline',
    title: 'Дома: нарушения дисциплины',
    records: titled('Опоздание', 'Нет формы', 'Телефон на уроке', 'Нарушение дисциплины', 'Грубое нарушение'),
  },
  {
    code: 'hs_event_type',
    title: 'Дома: виды событий',
    records: titled('Академическое', 'Спортивное', 'Творческое', 'Социальное', 'Традиция школы'),
  },
  {
    code: 'hs_level',
    title: 'Дома: уровни событий',
    records: titled(
      'Внутри дома',
      'Школьный',
      'Районный',
      'Городской',
      'Областной',
      'Республиканский',
      'Международный',
    ),
  },
  { code: 'hs_difficulty', title: 'Дома: сложность', records: titled('Обычная', 'Повышенная', 'Высокая') },
  {
    code: 'hs_place',
    title: 'Дома: места',
    records: named({ 1: '1 место', 2: '2 место', 3: '3 место', part: 'Участие' }),
  },
  {
    code: 'hs_course',
    title: 'Дома: курсы занятий',
    records: titled('Лидерство', 'Ораторское искусство', 'Проектная работа', 'Волонтёрский курс'),
  },
  {
    code: 'hs_house',
    title: 'Дома',
    hasColour: true,
    hasDescription: true,
    records: coloured({ Қыран: '#1971c2', Барыс: '#c2255c', Тұлпар: '#2b8a3e', Арлан: '#e67700' }),
  },
  {
    code: 'rh_type_absence',
    title: 'Виды отсутствия сотрудников',
    records: titled(
      'Ежегодный отпуск',
      'Больничный',
      'Без сохранения зарплаты',
      'Учебный отпуск',
      'Командировка',
      'Курсы',
      'Декретный отпуск',
      'Отпуск по уходу за ребёнком',
      'Отгул',
      'Личные обстоятельства',
      'Опоздание',
    ),
  },
  {
    code: 'rh_type_schedule',
    title: 'Виды рабочих графиков',
    records: titled(
      'Полный день, 5/2',
      'Шестидневная неделя',
      'Сменный',
      'По расписанию уроков',
      'Гибкий',
      'Неполный день',
      'Дистанционный',
    ),
  },
  {
    code: 'student_skill',
    title: 'Навыки учащихся',
    hasDescription: true,
    records: titled(
      'Критическое мышление',
      'Коммуникация',
      'Работа в команде',
      'Креативность',
      'Лидерство',
      'Самоорганизация',
      'Публичное выступление',
      'Исследование',
      'Цифровая грамотность',
      'Эмпатия',
      'Ответственность',
      'Предпринимательство',
    ),
  },
  { code: 'location', title: 'Местоположения', isTree: true, hasLocationType: true, records: [] },
  {
    code: 'nationality',
    title: 'Национальности',
    records: titled(
      'Казахи',
      'Русские',
      'Узбеки',
      'Украинцы',
      'Уйгуры',
      'Татары',
      'Немцы',
      'Корейцы',
      'Турки',
      'Азербайджанцы',
      'Дунгане',
      'Белорусы',
      'Поляки',
      'Курды',
      'Чеченцы',
    ),
  },
  {
    code: 'citizenship',
    title: 'Гражданства',
    records: named({
      KZ: 'Республика Казахстан',
      RU: 'Российская Федерация',
      UZ: 'Республика Узбекистан',
      KG: 'Кыргызская Республика',
      TJ: 'Республика Таджикистан',
      TM: 'Туркменистан',
      AZ: 'Азербайджанская Республика',
      BY: 'Республика Беларусь',
      UA: 'Украина',
      TR: 'Турецкая Республика',
      CN: 'Китайская Народная Республика',
      MN: 'Монголия',
      KR: 'Республика Корея',
      DE: 'Германия',
      none: 'Без гражданства',
    }),
  },
  {
    code: 'language',
    title: 'Языки',
    records: named({
      kk: 'Казахский',
      ru: 'Русский',
      en: 'Английский',
      de: 'Немецкий',
      fr: 'Французский',
      zh: 'Китайский',
      tr: 'Турецкий',
      ug: 'Уйгурский',
      uz: 'Узбекский',
    }),
  },
  {
    code: 'room_kind',
    title: 'Виды помещений',
    records: titled(
      'Учебный кабинет',
      'Кабинет начальных классов',
      'Лингафонный кабинет',
      'Кабинет информатики',
      'Лаборатория физики',
      'Лаборатория химии',
      'Лаборатория биологии',
      'Лаборантская',
      'Робототехника',
      'Мастерская',
      'Кабинет технологии',
      'Кабинет музыки',
      'Кабинет ИЗО',
      'Хореографический зал',
      'Спортивный зал',
      'Бассейн',
      'Тренажёрный зал',
      'Актовый зал',
      'Библиотека',
      'Столовая',
      'Кабинет психолога',
      'Кабинет логопеда',
      'Медицинский кабинет',
      'Учительская',
      'Кабинет администрации',
      'Приёмная',
      'Бухгалтерия',
      'Охрана',
      'Серверная',
      'Гардероб',
      'Кабинет НВТП',
      'Открытая площадка',
      'Стадион',
    ),
  },
  {
    code: 'document_kind',
    title: 'Виды документов человека',
    records: titled(
      'Удостоверение личности',
      'Паспорт',
      'Свидетельство о рождении',
      'Вид на жительство',
      'Аттестат',
      'Диплом',
      'Сертификат',
      'Медицинская справка',
      'Доверенность',
      'Другой документ',
    ),
  },
  {
    code: 'achievement_level',
    title: 'Уровни достижений',
    records: titled('Школьный', 'Районный', 'Городской', 'Областной', 'Республиканский', 'Международный'),
  },
]
