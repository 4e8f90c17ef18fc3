import { sql } from 'kysely'
import type { ImportPlan } from '#areas/timetable/rules/import-plan.ts'
import type { ImportedTimetable } from '#areas/timetable/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { gradingMode, isCourse } from '../curriculum.ts'
import type { Drawn } from '../draw.ts'
import type { Group, Lesson, Member, SchoolLife, Student } from '../life/school-life.ts'
import type { Frame } from './frame.ts'
import type { PeopleIds } from './people.ts'

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
  plan: ImportPlan,
  made: ImportedTimetable,
  drawn: Drawn,
  lessons: ReadonlyMap<number, Lesson[]>,
): Group[] {
  const classes = new Map(plan.classes.map((one) => [one.name, one]))
  const members = membersOf(drawn)
  const hours = new Map(plan.weeklyHours.map((line) => [`${line.parallel} ${line.course}`, line.hours]))
  return plan.groups.map(({ key, course, classes: [first = ''] }) => {
    if (!isCourse(course)) throw new Error(`Unknown subject ${course}`)
    const parallel = classes.get(first)?.parallel ?? 0
    const id = made.groups.get(key) ?? 0
    return {
      id,
      course,
      parallel,
      courseId: made.courses.get(course) ?? 0,
      classId: made.classes.get(first) ?? 0,
      mode: gradingMode(parallel, course),
      hours: hours.get(`${parallel} ${course}`) ?? 0,
      members: members.get(key) ?? [],
      lessons: lessons.get(id) ?? [],
    }
  })
}

/** The school as the drawing of its life needs it, with the lessons as published. */
export async function readLife(
  db: Database,
  { seed, today }: { seed: number; today: CalendarDate },
  {
    frame,
    plan,
    drawn,
    made,
    people,
  }: { frame: Frame; plan: ImportPlan; drawn: Drawn; made: ImportedTimetable; people: PeopleIds },
): Promise<SchoolLife> {
  const children = drawn.families.flatMap((family) => family.children)
  const students = children.map(({ parallel, className, person }, index): Student => ({
    index,
    parallel,
    sex: person.sex,
    id: people.students[index] ?? 0,
    classId: made.classes.get(className) ?? 0,
  }))
  return { seed, today, students, quarters: frame.quarters, groups: toGroups(plan, made, drawn, await readLessons(db)) }
}
