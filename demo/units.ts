import { departments, type Cathedra } from './course-facts.ts'
import { minAges, type Post } from './posts.ts'

/** A unit of the school: who works in it by the titles of their posts, who heads it, what stands below it. */
export interface UnitPlan {
  title: string
  short?: string
  /** A record of the dictionary `division`. */
  kind: string
  /** The post of its head; whoever holds it works in the unit. */
  head?: string
  positions?: readonly string[]
  /** Its people are the members of a department, and its head is theirs. */
  cathedra?: string
  /** Rates that stand vacant. */
  vacant?: number
  below?: readonly UnitPlan[]
  /** Below it stand the units of the departments. */
  holdsDepartments?: true
}

/** One unit for each department; those that share a title are one. */
const unitsOf = (cathedras: Partial<Record<Cathedra, string>>): UnitPlan[] =>
  [...Map.groupBy(departments, (cathedra) => cathedras[cathedra] ?? '')]
    .filter(([title]) => title !== '')
    .map(([title, fields]): UnitPlan => ({
      title: `Кафедра ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
      kind: 'Кафедра',
      cathedra: title,
      vacant: fields.includes('mathematics') || fields.includes('foreign') ? 1 : 0,
    }))

interface Own {
  departments: readonly UnitPlan[]
  /** Names of posts that are called otherwise. */
  names: Readonly<Record<string, string>>
}
const withOwn = (units: readonly UnitPlan[], own: Own): UnitPlan[] =>
  units.map(({ positions = [], below = [], holdsDepartments, ...unit }) => ({
    ...unit,
    positions: positions.map((title) => own.names[title] ?? title),
    below: holdsDepartments ? own.departments : withOwn(below, own),
  }))

/** The structure of a demonstration. @param names of posts that are called otherwise */
export const structureOf = (
  cathedras: Partial<Record<Cathedra, string>>,
  names: Readonly<Record<string, string>> = {},
): UnitPlan[] => withOwn(structure, { departments: unitsOf(cathedras), names })

/** Where the departments hang: their places are filled by those of the institution. */
const structure: readonly UnitPlan[] = [
  {
    title: 'Дирекция',
    kind: 'Администрация',
    head: 'Директор',
    positions: ['Принципал', 'Заместитель принципала'],
    below: [
      {
        title: 'Учебная часть',
        short: 'УЧ',
        kind: 'Учебная часть',
        head: 'Заместитель директора по учебной работе',
        positions: ['Методист', 'Секретарь учебной части'],
        holdsDepartments: true,
      },
      {
        title: 'Отдел обучения',
        short: 'ОО',
        kind: 'Отдел',
        head: 'Руководитель отдела обучения',
        positions: ['Составитель расписания', 'Координатор тьюторских часов', 'Специалист по контролю качества знаний'],
      },
      {
        title: 'Воспитательная служба',
        kind: 'Служба',
        head: 'Заместитель директора по воспитательной работе',
        positions: ['Куратор ученического самоуправления', 'Педагог-организатор', 'Куратор классов'],
        vacant: 0.5,
        below: [
          {
            title: 'Отдел дополнительного образования',
            short: 'ДО',
            kind: 'Отдел',
            head: 'Руководитель дополнительного образования',
          },
        ],
      },
      {
        title: 'Психолого-педагогическая служба',
        short: 'ППС',
        kind: 'Служба',
        head: 'Педагог-психолог',
        positions: ['Учитель-логопед'],
        vacant: 1,
      },
      { title: 'Медпункт', kind: 'Служба', positions: ['Медицинская сестра'] },
      { title: 'Библиотека', kind: 'Отдел', head: 'Заведующий библиотекой', positions: ['Библиотекарь'] },
      { title: 'Бухгалтерия', kind: 'Бухгалтерия', head: 'Главный бухгалтер', positions: ['Бухгалтер'] },
      { title: 'Отдел кадров', short: 'ОК', kind: 'Отдел', head: 'Инспектор по кадрам' },
      { title: 'Отдел приёма', kind: 'Отдел', head: 'Менеджер по приёму и рекламе' },
      {
        title: 'Информационная служба',
        short: 'ИТ',
        kind: 'Служба',
        head: 'Руководитель информационной службы',
        positions: ['Администратор информационных систем', 'Лаборант кабинета информатики'],
      },
      {
        title: 'Хозяйственная служба',
        short: 'АХЧ',
        kind: 'Хозяйственная часть',
        head: 'Заместитель директора по административной работе',
        positions: [
          'Заведующий хозяйством',
          'Уборщик служебных помещений',
          'Дворник',
          'Слесарь-сантехник',
          'Электрик',
          'Гардеробщик',
        ],
        vacant: 2,
        below: [
          { title: 'Столовая', kind: 'Служба', head: 'Заведующий столовой', positions: ['Повар', 'Кухонный рабочий'] },
          { title: 'Охрана', kind: 'Служба', head: 'Начальник охраны', positions: ['Охранник'], vacant: 1 },
        ],
      },
    ],
  },
]

const helper = (position: string, count: number, minAge: number = minAges.anybody): Post => ({
  position,
  kind: 'specialists',
  roles: [],
  count,
  minAge,
})
/** Who keeps the school running and needs no sign-in for it. */
export const helpers: readonly Post[] = [
  helper('Заведующий хозяйством', 1, minAges.head),
  helper('Уборщик служебных помещений', 14),
  helper('Дворник', 3),
  helper('Слесарь-сантехник', 2),
  helper('Электрик', 1),
  helper('Гардеробщик', 3),
  helper('Заведующий столовой', 1, minAges.head),
  helper('Повар', 5),
  helper('Кухонный рабочий', 4),
  helper('Начальник охраны', 1, minAges.head),
  helper('Охранник', 6),
  helper('Лаборант кабинета информатики', 2),
]
