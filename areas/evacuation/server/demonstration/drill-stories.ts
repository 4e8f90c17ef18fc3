/** What befell one of the students beside the rest: who that is, is drawn; `by` tells them apart. */
interface Happening {
  by: number
  status: 'missing' | 'present' | 'help'
  /** From the start. */
  seconds: number
  note: string
}
export interface DrillStory {
  mode: 'drill' | 'test'
  kind: 'fire' | 'earthquake' | 'other'
  /** How far back of the days with lessons it lies, as a share of them. */
  share: number
  /** Minutes after the fullest lesson of the day began, or after it ended. */
  minutes: { after: 'start' | 'end'; by: number }
  /** None: the whole school. */
  parallels: readonly number[]
  note: string
  /** How slowly lists come out. */
  pace: number
  /** The share of students who miss the day: journals of then are not filled yet when drills are written. */
  absent: number
  /** The share of those whom nobody marks. */
  unmarked: number
  /** From the last mark to the end. */
  closing: number
  happenings: readonly Happening[]
  report: { remarks: string; conclusions: string } | null
}

const wholeSchool = { mode: 'drill', parallels: [], note: 'Плановая тренировка', unmarked: 0 } as const
/** Three drills of the year so far, each a little quicker, and a trial of the connection before the first. */
export const drillStories: readonly DrillStory[] = [
  {
    mode: 'test',
    kind: 'other',
    share: 0.06,
    minutes: { after: 'start', by: 20 },
    parallels: [9, 10, 11],
    note: 'Проверка оповещения старших классов перед первой тренировкой',
    pace: 0.6,
    unmarked: 0.03,
    absent: 0.03,
    closing: 45,
    happenings: [],
    report: null,
  },
  {
    ...wholeSchool,
    kind: 'fire',
    share: 0.15,
    minutes: { after: 'start', by: 17 },
    pace: 1.25,
    absent: 0.03,
    closing: 38,
    happenings: [
      { by: 1, status: 'missing', seconds: 231, note: '' },
      { by: 1, status: 'present', seconds: 352, note: 'Во время сигнала — в библиотеке, выход через главный вход' },
      { by: 2, status: 'missing', seconds: 246, note: '' },
      { by: 2, status: 'present', seconds: 379, note: 'Во время сигнала — в медпункте' },
    ],
    report: {
      remarks:
        'Дверь запасного выхода второго этажа открыли не сразу, часть классов вышла через главный вход. Двоих учащихся искали дольше всех: на минуту сигнала они были не на уроке.',
      conclusions:
        'Время больше контрольного. Ключи от запасных выходов хранить на посту охраны и у дежурного по этажу. Библиотекарю и медсестре выводить учащихся сразу по сигналу и сообщать их учителю.',
    },
  },
  {
    ...wholeSchool,
    kind: 'earthquake',
    share: 0.55,
    minutes: { after: 'end', by: 2 },
    pace: 1.05,
    absent: 0.04,
    closing: 64,
    happenings: [{ by: 1, status: 'help', seconds: 158, note: 'Подвернута нога на лестнице, рядом медсестра' }],
    report: {
      remarks:
        'Сигнал дан на перемене: на лестнице второго этажа возник затор, нога подвернута у одного человека, помощь оказана на месте.',
      conclusions:
        'Уложились в контрольное время. Дежурным учителям на переменах стоять у лестниц и разводить потоки. Повторить инструктаж с новыми сотрудниками.',
    },
  },
  {
    ...wholeSchool,
    kind: 'fire',
    share: 0.9,
    minutes: { after: 'start', by: 22 },
    pace: 0.85,
    absent: 0,
    closing: 27,
    happenings: [],
    report: {
      remarks: 'Группы физкультуры вышли без верхней одежды.',
      conclusions:
        'Замечания прошлых тренировок устранены, выходы открыты сразу, списки проверены на месте сбора. Хранить тёплые накидки у выхода из спортзала.',
    },
  },
]
