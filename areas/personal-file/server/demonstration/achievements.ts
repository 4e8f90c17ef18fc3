import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { random } from '#platform/server/demonstration/random.ts'

const contests = [
  'Олимпиада по математике',
  'Олимпиада по казахскому языку',
  'Олимпиада по химии',
  'Конкурс чтецов «Абай оқулары»',
  'Конкурс проектов «Зерде»',
  'Конкурс рисунка «Моя Родина»',
  'Соревнования по волейболу',
  'Первенство по тоғызқұмалақ',
  'Первенство по шахматам',
]
const results = ['I место', 'II место', 'III место', 'Диплом II степени', 'Грамота за участие']
const organisers: Readonly<Record<string, string>> = {
  Школьный: 'Школа',
  Районный: 'Районный отдел образования',
  Городской: 'Управление образования города',
  Республиканский: 'НПЦ «Дарын»',
}
const levelWeights = [
  ['Школьный', 50],
  ['Районный', 30],
  ['Городской', 15],
  ['Республиканский', 5],
] as const
const share = 0.2
const [maxOfOne, days] = [3, 500]

interface Options {
  seed: number
  today: CalendarDate
  /** Ids of the dictionary's records by their titles. */
  levels: ReadonlyMap<string, number>
}

/** Achievements of a fifth of the students, one to three each; the first student, who is shown, has some. */
export function achievementsOf({ seed, today, levels }: Options, students: readonly number[]) {
  const chance = random(seed, 'achievements')
  return students.flatMap((person_id, index) => {
    if (!chance.chance(share) && index > 0) return []
    return Array.from({ length: chance.whole(1, maxOfOne) }, () => {
      const level = chance.weighted(levelWeights)
      return {
        person_id,
        title: chance.pick(contests),
        level_id: levels.get(level) ?? 0,
        result: chance.pick(results),
        achieved_on: addDays(today, -chance.whole(5, days)),
        organiser: organisers[level] ?? null,
      }
    })
  })
}
