import { addDays, weekdayOf } from '#platform/contract/calendar-date.ts'
import { roman } from '#platform/contract/roman.ts'
import type { GridLesson, GridStudent, JournalGrid, Work } from '../../contract/journal.ts'
import type { GridQuarter } from '#areas/grading/contract/results.ts'
import { defaultPolicy } from '#areas/grading/rules/policy.ts'
import { defaultMissKinds } from '#areas/miss-kinds/rules/miss-kinds.ts'

const surnames = ['Абаева', 'Бекова', 'Ветров', 'Габитова', 'Дауренов', 'Есенова', 'Жанибеков', 'Зимина']

const quarter = (number: number, start_date: string, end_date: string): GridQuarter => ({
  id: number,
  number,
  title: `${roman(number)} четверть`,
  start_date,
  end_date,
  closes_on: addDays(end_date, 3),
  reopened_until: null,
})
const quarters = [
  quarter(1, '2026-09-01', '2026-10-25'),
  quarter(2, '2026-11-02', '2026-12-27'),
  quarter(3, '2027-01-11', '2027-03-21'),
  quarter(4, '2027-03-29', '2027-05-25'),
]

const student = (index: number): GridStudent => ({
  id: index + 1,
  full_name: `${surnames[index % surnames.length] ?? ''} Ученик ${index + 1}`,
  class_title: null,
  periods: [{ from: '2026-09-01', to: null }],
})

function lessonsOf(count: number): GridLesson[] {
  const lessons: GridLesson[] = []
  for (let date = '2026-09-01'; lessons.length < count; date = addDays(date, 1)) {
    const isTaught = quarters.some(({ start_date, end_date }) => start_date <= date && date <= end_date)
    if (!isTaught || ['sat', 'sun'].includes(weekdayOf(date))) continue
    lessons.push({
      id: 100 + lessons.length,
      date,
      slot: 1,
      start_time: '08:00',
      end_time: '08:40',
      status: 'held',
      topic: null,
      homework: null,
      files: [],
      version: 1,
      substitute: null,
      may_mark: true,
    })
  }
  return lessons
}

interface Sample {
  students: number
  lessons: number
  works?: readonly Work[]
  today?: string
}

/** A made-up journal for tests: lessons on every working day from 1 September, ids of lessons from 100, of students from 1. */
export const sampleJournal = ({ students, lessons, works = [], today = '2026-10-20' }: Sample): JournalGrid => ({
  group: {
    id: 7,
    title: '9А · Алгебра',
    course_id: 3,
    course: 'Алгебра',
    parallel: 9,
    grading_mode: 'every_quarter',
    has_exam: false,
    teachers: ['Сериков А. Б.'],
    classes: ['9А'],
    may_mark: true,
    may_set_results: true,
    may_reopen: false,
  },
  year_id: 1,
  today,
  policy: { id: 1, version: 1, rules: defaultPolicy() },
  former_policies: [],
  quarters,
  max_file_bytes: 25_000_000,
  lessons: lessonsOf(lessons),
  students: Array.from({ length: students }, (_, index) => student(index)),
  works: [...works],
  miss_kinds: defaultMissKinds.map((kind, index) => ({ id: index + 1, ...kind })),
  scores: [],
  misses: [],
  results: [],
  elsewhere: [],
})
