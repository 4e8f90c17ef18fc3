import type { DiaryLesson, DiaryWeek } from '../../contract/week.ts'
import { defaultPolicy } from '#areas/grading/rules/policy.ts'
import type { DiaryTotals } from '../../contract/totals.ts'

/** A lesson in Algebra; what a test is about is given. */
export const lesson = (given: Partial<DiaryLesson> = {}): DiaryLesson => ({
  id: 1,
  slot: 1,
  start_time: '08:00',
  end_time: '08:45',
  course: 'Алгебра',
  colour: '#1971c2',
  teacher: 'Серикова А. М.',
  room: '201',
  status: 'held',
  topic: null,
  homework: null,
  files: [],
  scores: [],
  miss: null,
  ...given,
})

/** The week from Monday, 16 November 2026, with the lessons of each of its five days. */
export const week = (lessons: DiaryLesson[][], holiday: string | null = null): DiaryWeek => ({
  student: { id: 101, full_name: 'Ахметов Данияр Нурланович', class_title: '7А' },
  monday: '2026-11-16',
  today: '2026-11-20',
  days: ['16', '17', '18', '19', '20'].map((day, index) => ({
    date: `2026-11-${day}`,
    holiday,
    lessons: lessons[index] ?? [],
  })),
})

const unset = { half: null, is_passfail: false, percent: null, letter: null, missing: [] }
/** A course with a set first quarter, a second one that is reckoned, and what may still be reached. */
export const totals: DiaryTotals = {
  quarter_id: 2,
  rules: defaultPolicy(),
  courses: [
    {
      course_id: 1,
      course: 'Алгебра',
      scores: [
        { date: '2026-11-05', type: 'fo', value: 8, maximum: 10, retake: null },
        { date: '2026-11-18', type: 'sor', value: 15, maximum: 20, retake: null },
      ],
      average: 7.5,
      totals: [
        {
          ...unset,
          period: 'quarter',
          quarter_id: 1,
          title: 'I четверть',
          value: 4,
          is_set: true,
          steps: ['СОЧ: 18/30'],
        },
        { ...unset, period: 'quarter', quarter_id: 2, title: 'II четверть', value: 5, is_set: false, steps: ['ФО: 8'] },
        { ...unset, period: 'year', quarter_id: null, title: 'Год', value: null, is_set: false, steps: ['Нет оценок'] },
      ],
      forecast: ['Чтобы получить «5» за четверть, нужно: СОЧ — не меньше 17 из 20'],
      open: {
        mode: 'every_quarter',
        period: 'quarter',
        parallel: 7,
        fo: [{ value: 8, maximum: 10 }],
        works: [
          { kind: 'sor', number: 1, maximum: 20, points: 14, quarter: 2 },
          { kind: 'soch', number: 1, maximum: 30, points: null, quarter: 2 },
        ],
      },
    },
  ],
  misses: [{ category: 'illness', title: 'По болезни', lessons: 3 }],
}
