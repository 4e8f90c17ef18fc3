import { sql } from 'kysely'
import type { ImportPlan } from '#areas/timetable/rules/import-plan.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import type { Institution } from '../institution.ts'
import { isCourse } from '../curriculum.ts'
import type { Drawn } from '../draw.ts'
import type { Group, Lesson, Member, Quarter, SchoolLife, Student } from '../life/school-life.ts'

/** What the life of the school needs to know of its rows, as it lies in the database until it is needed. */
export interface Facts {
  quarters: readonly Quarter[]
  /** Ids of groups by key, of subjects by title, of classes by name, of teachers by code. */
  groups: readonly [string, number][]
  courses: readonly [string, number][]
  classes: readonly [string, number][]
  teachers: readonly [string, number][]
  /** Students in the order of the families' children. */
  students: readonly number[]
  /** Accounts by person. */
  accounts: readonly [number, number][]
}

interface LessonRow {
  id: number
  group_id: number
  date: string
  shift: number
  slot: number
  teacher_id: number
}
/** Published lessons of the year by group, each group's in order. */
async function readLessons(db: Database): Promise<Map<number, Lesson[]>> {
  const { rows } = await sql<LessonRow>`
    select l.id, l.group_id, l.date, l.shift, l.slot, t.teacher_id
    from timetable.lesson l join timetable.lesson_teacher t on t.lesson_id = l.id
    order by l.group_id, l.date, l.shift, l.slot`.execute(db)
  const lessons = new Map<number, Lesson[]>()
  for (const { id, group_id, date, shift, slot, teacher_id } of rows) {
    const own = lessons.get(group_id) ?? []
    own.push({ id, date, shift, slot, teacherId: teacher_id, isCancelled: false })
    lessons.set(group_id, own)
  }
  return lessons
}

function membersOf({ enrolments }: Drawn): Map<string, Member[]> {
  const members = new Map<string, Member[]>()
  for (const [student, { groups }] of enrolments.entries())
    for (const { of, from, until } of groups) {
      const own = members.get(of) ?? []
      own.push({ student, from, until })
      members.set(of, own)
    }
  return members
}

function toGroups(
  { gradingMode, yearsBefore }: Institution,
  { plan, facts, drawn }: Parts,
  lessons: ReadonlyMap<number, Lesson[]>,
): Group[] {
  const classes = new Map(plan.classes.map((one) => [one.name, one]))
  const ids = { groups: new Map(facts.groups), courses: new Map(facts.courses), classes: new Map(facts.classes) }
  const members = membersOf(drawn)
  const hours = new Map(plan.weeklyHours.map((line) => [`${line.parallel} ${line.course}`, line.hours]))
  return plan.groups.map(({ key, course, classes: [first = ''] }) => {
    if (!isCourse(course)) throw new Error(`Unknown subject ${course}`)
    const parallel = classes.get(first)?.parallel ?? 0
    const id = ids.groups.get(key) ?? 0
    return {
      id,
      course,
      parallel: parallel + yearsBefore,
      courseId: ids.courses.get(course) ?? 0,
      classId: ids.classes.get(first) ?? 0,
      mode: gradingMode(parallel, course),
      hours: hours.get(`${parallel} ${course}`) ?? 0,
      members: members.get(key) ?? [],
      lessons: lessons.get(id) ?? [],
    }
  })
}

interface Parts {
  plan: ImportPlan
  drawn: Drawn
  facts: Facts
}
/** The school as the drawing of its life needs it, with the lessons as published. */
export async function readLife(
  db: Database,
  at: Institution,
  { seed, today }: { seed: number; today: CalendarDate },
  { plan, drawn, facts }: Parts,
): Promise<SchoolLife> {
  const classes = new Map(facts.classes)
  const children = drawn.families.flatMap((family) => family.children)
  const students = children.map(({ parallel, className, person }, index): Student => ({
    index,
    parallel,
    sex: person.sex,
    id: facts.students[index] ?? 0,
    classId: classes.get(className) ?? 0,
  }))
  const groups = toGroups(at, { plan, facts, drawn }, await readLessons(db))
  return { seed, today, students, quarters: [...facts.quarters], groups }
}
