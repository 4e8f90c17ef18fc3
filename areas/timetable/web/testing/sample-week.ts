import type { Week, WeekLesson } from '../../contract/week.ts'

/** A lesson of 7А in Algebra; what a test is about is given. */
export const lesson = (given: Partial<WeekLesson> = {}): WeekLesson => ({
  id: 1,
  shift: 1,
  slot: 1,
  start_time: '08:00',
  end_time: '08:45',
  status: 'planned',
  week: 'every',
  moved_from: null,
  course: { id: 1, title: 'Алгебра', short_title: 'Алг', colour: '#1971c2' },
  group: { id: 1, title: '7А' },
  classes: [{ id: 1, title: '7А' }],
  room: { id: 1, title: '201' },
  teachers: [{ id: 51, short_name: 'Серикова А. М.', replaces: null }],
  has_topic: true,
  has_homework: false,
  may_open_journal: false,
  ...given,
})

/** The week of class 7А from Monday, 16 November 2026, with the lessons of each of its five days. */
export const week = (lessons: WeekLesson[][] = [], given: Partial<Week> = {}): Week => ({
  kind: 'class',
  id: 1,
  title: '7А',
  monday: '2026-11-16',
  today: '2026-11-20',
  study_week: { number: 12, parity: 'even' },
  slots: ['08', '09', '10'].map((hour, index) => ({
    shift: 1,
    number: index + 1,
    start_time: `${hour}:00`,
    end_time: `${hour}:45`,
  })),
  days: ['16', '17', '18', '19', '20'].map((day, index) => ({
    date: `2026-11-${day}`,
    free: null,
    follows: null,
    lessons: lessons[index] ?? [],
    moved_away: [],
  })),
  ...given,
})
