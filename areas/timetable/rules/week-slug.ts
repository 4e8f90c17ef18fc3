export const weekSubjects = ['class', 'teacher', 'room', 'student'] as const
/** Whose week: `class-12`, `teacher-5`, `room-3`, `student-77`, or one's own: `me`. */
export type WeekSubject = { kind: (typeof weekSubjects)[number]; id: number } | { kind: 'me' }

const form = new RegExp(`^(?:me|(${weekSubjects.join('|')})-([1-9]\\d{0,8}))$`)

/** The subject that a slug of /timetable/{slug} names, or null. */
export function parseWeekSlug(slug: string): WeekSubject | null {
  const found = form.exec(slug)
  if (!found) return null
  const kind = weekSubjects.find((one) => one === found[1])
  return kind === undefined ? { kind: 'me' } : { kind, id: Number(found[2]) }
}

/** The slug of a subject. */
export const weekSlug = (subject: WeekSubject): string =>
  subject.kind === 'me' ? 'me' : `${subject.kind}-${subject.id}`
