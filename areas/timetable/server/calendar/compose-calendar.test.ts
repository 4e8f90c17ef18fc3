import { expect, test } from 'vitest'
import type { LessonRow } from '../week/week-rows.ts'
import { readCalendarText } from '../testing/read-calendar-text.ts'
import { composeCalendar, type CalendarOwner } from './compose-calendar.ts'
import { timeZoneText } from './time-zone-text.ts'

const teacher = { id: 51, surname: 'Қалиева', name: 'Әсел', patronymic: 'Нұрланқызы', replaces: null }
const lesson = (given: Partial<LessonRow> = {}): LessonRow => ({
  id: 7,
  date: '2026-11-20',
  version: 1,
  shift: 1,
  slot: 2,
  start_time: '08:50',
  end_time: '09:35',
  status: 'planned',
  week: 'every',
  moved_from: null,
  course: { id: 1, title: 'Алгебра', short_title: 'Алг', colour: null },
  group: { id: 1, title: '7А' },
  classes: [{ id: 1, title: '7А' }],
  room: { id: 1, title: '201' },
  teachers: [teacher],
  has_topic: true,
  has_homework: true,
  may_open_journal: false,
  ...given,
})
const student: CalendarOwner = { kind: 'student', id: 101, classTitle: '7А' }
const compose = (lessons: LessonRow[], owner = student) =>
  composeCalendar({
    owner,
    lessons,
    span: { start_date: '2026-11-06', end_date: '2027-03-20' },
    timeZone: 'Asia/Almaty',
    today: '2026-11-20',
    host: 'school.test',
  })
const read = (...args: Parameters<typeof compose>) => readCalendarText(compose(...args))

test('a lesson with its time in the school’s zone, its room and teacher', () => {
  const { lines, events } = read([lesson()])
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({
    UID: 'lesson-7@school.test',
    DTSTAMP: '20261120T000000Z',
    DTSTART: ';TZID=Asia/Almaty:20261120T085000',
    DTEND: ';TZID=Asia/Almaty:20261120T093500',
    SUMMARY: 'Алгебра',
    LOCATION: 'Кабинет 201',
    DESCRIPTION: 'Учитель: Қалиева Ә. Н.',
    STATUS: 'CONFIRMED',
  })
  for (const line of ['TZID:Asia/Almaty', 'TZOFFSETTO:+0500', 'X-WR-TIMEZONE:Asia/Almaty', 'X-WR-CALNAME:Уроки 7А'])
    expect(lines).toContain(line)
  expect(lines.at(-1)).toBe('END:VCALENDAR')
})

test('what is out of the ordinary is told', () => {
  const replaces = { surname: 'Ким', name: 'Виктор', patronymic: null }
  const { events } = read([
    lesson({ status: 'cancelled' }),
    lesson({ id: 8, status: 'moved', moved_from: { date: '2026-11-17', shift: 1, slot: 3 } }),
    lesson({ id: 9, teachers: [{ ...teacher, replaces }] }),
  ])
  expect(events.map((event) => [event['STATUS'], event['SUMMARY'], event['DESCRIPTION']])).toEqual([
    ['CANCELLED', 'Отменён: Алгебра', 'Учитель: Қалиева Ә. Н.\nУрок отменён'],
    ['CONFIRMED', 'Алгебра', 'Учитель: Қалиева Ә. Н.\nПеренесён с 17.11.2026, 3-й урок'],
    ['CONFIRMED', 'Алгебра', 'Замена: Қалиева Ә. Н. вместо Ким В.'],
  ])
})

test('a teacher has the group, and no lessons that somebody else takes over or that lie outside the range', () => {
  const other = { ...teacher, id: 52, replaces: teacher }
  const { lines, events } = read(
    [lesson(), lesson({ id: 8, teachers: [other] }), lesson({ id: 9, date: '2026-11-05' })],
    { kind: 'teacher', id: 51, classTitle: null },
  )
  expect(events.map((event) => event['SUMMARY'])).toEqual(['Алгебра, 7А'])
  expect(lines).toContain('X-WR-CALNAME:Мои уроки')
})

test('commas, semicolons, backslashes, line breaks and Kazakh letters come back; no line exceeds 75 octets', () => {
  const title = 'Қазақ тілі; әдебиет, «Абай\\жолы»\nжәне тағы басқалары, өте ұзын атауы бар пән'.repeat(2)
  const room = { id: 1, title: 'Зал, второй; «Ақ Орда»' }
  const text = compose([lesson({ course: { id: 1, title, short_title: '', colour: null }, room })])
  expect(text).toContain('LOCATION:Зал\\, второй\\; «Ақ Орда»')
  const { events, maxOctets } = readCalendarText(text)
  expect(events[0]).toMatchObject({ SUMMARY: title, LOCATION: 'Зал, второй; «Ақ Орда»' })
  expect(maxOctets).toBeLessThanOrEqual(75)
})

test('a zone whose offset changes says when', () => {
  const text = timeZoneText('Europe/Berlin', { start_date: '2026-10-20', end_date: '2026-10-30' })
  expect(text.split('\r\n').filter((line) => /^(DTSTART|TZOFFSET)/.test(line))).toEqual([
    'DTSTART:20261020T000000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0200',
    'DTSTART:20261025T000000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
  ])
  expect(timeZoneText('UTC', { start_date: '2026-10-20', end_date: '2026-10-21' })).toContain('TZOFFSETTO:+0000')
})
