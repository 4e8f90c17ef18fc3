import { t } from '#platform/contract/text.ts'
import type { ClassFact, Facts, LessonFact, StudentFact } from './facts.ts'
import { inRoom, listOf, placeOf, type Entry, type List, type Lists } from './lists.ts'
import { collectStaff } from './collect-staff.ts'
import { stayOf } from './stay.ts'

/** A list that fewer share tells better where somebody is. */
const breadth: Record<LessonFact['kind'], number> = { individual: 0, subgroup: 1, cross: 2, class: 3 }

const listOfLesson = (lesson: LessonFact): List =>
  listOf({
    key: `lesson:${lesson.id}`,
    type: 'lesson',
    title: lesson.title,
    place: inRoom(lesson.room),
    buildingId: lesson.buildingId,
    floor: lesson.floor,
    lessonId: lesson.id,
    collectors: lesson.teachers,
  })
const listOfClass = (one: ClassFact): List =>
  listOf({
    key: `class:${one.id}`,
    type: 'class',
    title: one.title,
    place: inRoom(one.room),
    buildingId: one.buildingId,
    floor: one.floor,
    classId: one.id,
    collectors: one.leaders,
  })

/** The list that claims each student who has one: of the running lesson with the fewest beside them, else of a club. */
function claimsOf({ lessons, clubs, now }: Facts): Map<number, { list: List; lastPlace: string }> {
  const claims = new Map<number, { list: List; lastPlace: string }>()
  const claim = (list: List, lastPlace: string, students: readonly number[]) => {
    for (const student of students) if (!claims.has(student)) claims.set(student, { list, lastPlace })
  }
  const running = lessons
    .filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
    .toSorted((a, b) => breadth[a.kind] - breadth[b.kind] || a.id - b.id)
  for (const lesson of running) {
    const lastPlace = placeOf(lesson.title, inRoom(lesson.room), lesson.teacherNames)
    claim(listOfLesson(lesson), lastPlace, lesson.students)
  }
  for (const { students, ...club } of clubs) {
    const list = listOf({ ...club, key: `club:${club.key}`, type: 'club' })
    claim(list, placeOf(club.title, club.place), students)
  }
  return claims
}

/** The lessons of each student, in no order. */
function lessonsByStudent(lessons: readonly LessonFact[]): Map<number, LessonFact[]> {
  const byStudent = new Map<number, LessonFact[]>()
  for (const lesson of lessons)
    for (const student of lesson.students) {
      const own = byStudent.get(student)
      if (own) own.push(lesson)
      else byStudent.set(student, [lesson])
    }
  return byStudent
}

function collectStudents(facts: Facts): Lists {
  const claims = claimsOf(facts)
  const classes = new Map(facts.classes.map((one) => [one.id, one]))
  const classLists = new Map(facts.classes.map((one) => [one.id, listOfClass(one)]))
  const lessons = lessonsByStudent(facts.lessons)
  const lists = new Map<string, List>()
  const place = (student: StudentFact): Entry | null => {
    const own = classes.get(student.classId)
    if (facts.parallels.length > 0 && !facts.parallels.includes(own?.parallel ?? -1)) return null
    const claimed = claims.get(student.id)
    const list = claimed?.list ?? classLists.get(student.classId)
    const stay = claimed ? null : stayOf(lessons.get(student.id) ?? [], facts.now)
    const away = student.absence ?? stay?.away ?? null
    if (list) lists.set(list.key, list)
    return {
      list: list?.key ?? restKey,
      personId: student.id,
      name: student.name,
      kind: 'student',
      classTitle: own?.title ?? null,
      lastPlace: claimed?.lastPlace ?? stay?.lastPlace ?? '',
      status: away === null ? 'waiting' : 'away',
      note: away ?? '',
    }
  }
  const entries = facts.students.flatMap((student) => place(student) ?? [])
  return { lists: [...lists.values()], entries }
}

const restKey = 'rest'
const guestsKey = 'guests'
const isWhole = ({ parallels }: Facts) => parallels.length === 0

/** Guests, and whom no other list claims: both stand even when empty, for who turns up beside the lists. */
function collectOthers({ guests, duty }: Facts): Lists {
  const entries = guests.map(({ name, host }): Entry => ({
    list: guestsKey,
    personId: null,
    name,
    kind: 'guest',
    classTitle: null,
    lastPlace: host === '' ? '' : t`к кому: ${host}`,
    status: 'waiting',
    note: '',
  }))
  const lists = [
    listOf({ key: guestsKey, type: 'guests', title: t`Гости`, collectors: duty }),
    listOf({ key: restKey, type: 'rest', title: t`Без списка`, collectors: duty }),
  ]
  return { lists, entries }
}

/** Lists in other buildings than those asked for go; where a list is, is not always known. */
function within(buildingIds: readonly number[], { lists, entries }: Lists): Lists {
  if (buildingIds.length === 0) return { lists, entries }
  const kept = lists.filter(({ buildingId }) => buildingId === null || buildingIds.includes(buildingId))
  const keys = new Set(kept.map(({ key }) => key))
  return { lists: kept, entries: entries.filter(({ list }) => keys.has(list)) }
}

/**
 * Who collects whom at a minute: each student, each of the staff and each guest stands on exactly one list. Where only
 * some parallels are evacuated, their students alone. A list without anybody to collect it falls to those on duty.
 */
export function collect(facts: Facts): Lists {
  const students = collectStudents(facts)
  const known = new Set(facts.students.map(({ id }) => id))
  const staff = isWhole(facts)
    ? collectStaff({ ...facts, staff: facts.staff.filter(({ id }) => !known.has(id)) }, restKey)
    : { lists: [], entries: [] }
  const others = collectOthers(isWhole(facts) ? facts : { ...facts, guests: [] })
  const all = within(facts.buildingIds, {
    lists: [...students.lists, ...staff.lists, ...others.lists],
    entries: [...students.entries, ...staff.entries, ...others.entries],
  })
  return {
    lists: all.lists.map((list) => (list.collectors.length > 0 ? list : { ...list, collectors: facts.duty })),
    entries: all.entries,
  }
}
