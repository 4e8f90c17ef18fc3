import { sql, type RawBuilder } from 'kysely'
import type { Output } from '#platform/contract/endpoint.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { rememberedList } from './remembered-list.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportUnfilledLessons, listUnfilledLessons } from '../contract/completion.ts'
import { readsEveryGroup } from '#areas/classes/server/index.ts'
import { hasFiles, hasHomework } from '#areas/homework-files/server/index.ts'
import { gradingOfGroups } from '#areas/grading/server/index.ts'
import { shortName } from '#areas/people/server/index.ts'
import { hasTopic, lessonText } from '#areas/journal/server/index.ts'
import { isRollCalled } from '#areas/roll/server/index.ts'
import { journalOf } from './journal-of.ts'
import {
  groupInScope,
  haveBeen,
  haveBegun,
  isByTeacher,
  completionQuery,
  type CompletionQuery,
} from './completion-query.ts'

/**
 * Lessons `l` that are meant. Of a whole school they are found by their days: by groups, those of all years would be asked.
 */
const lessonsMeant = ({ caller, filter, today }: CompletionQuery, areMeant: RawBuilder<boolean>) => {
  const { mine = false, own_class = false, teacher_id, class_id, cathedra_id } = filter
  const isNarrowed = mine || own_class || [teacher_id, class_id, cathedra_id].some((id) => id !== undefined)
  return isNarrowed || !readsEveryGroup(caller, today)
    ? sql`(select l.* from timetable.lesson l where ${areMeant}) l`
    : sql`(select l.* from timetable.lesson l where ${areMeant} offset 0) l`
}

/** Groups of lessons `l` that are not graded: nobody lacks a mark there. */
const ungraded = (areMeant: RawBuilder<boolean>) => sql`(
  select graded.id from ${gradingOfGroups(sql<boolean>`sg.id in (
    select l.group_id from timetable.lesson l where ${areMeant})`)} graded where graded.mode = 'not_evaluated')`

/** What a lesson `l`, with its text, may lack; where the subject is not graded nobody lacks a mark. */
const gapsOfLesson = (areMeant: RawBuilder<boolean>) => ({
  topic: sql<boolean>`(txt.topic is null)`,
  homework: sql<boolean>`(txt.homework is null and not ${hasFiles(sql.ref('l.id'))})`,
  marks: sql<boolean>`(l.group_id not in ${ungraded(areMeant)}
    and not exists (select from journal.score s where s.lesson_id = l.id))`,
  roll: sql<boolean>`(not ${isRollCalled(sql.ref('l.id'))})`,
})

/** Lessons that have been, with what they lack. Rows: id, group_id, date, no_topic, no_homework, no_marks. */
export function lessonsHeld(request: CompletionQuery) {
  const areMeant = haveBeen(request)
  const { topic, homework, marks } = gapsOfLesson(areMeant)
  return sql`
    select l.id, l.group_id, l.date, ${topic} as no_topic, ${homework} as no_homework, ${marks} as no_marks
    from ${lessonsMeant(request, areMeant)} join classes.study_group g on g.id = l.group_id
    join curriculum.course co on co.id = g.course_id ${lessonText}
    where ${groupInScope(request)} and ${isByTeacher(request)}`
}

/** The same lessons with their topics alone. Rows: id, group_id, no_topic. */
export const topicsOfLessons = (request: CompletionQuery) => sql`
  select l.id, l.group_id, txt.topic is null as no_topic from timetable.lesson l
  join classes.study_group g on g.id = l.group_id join curriculum.course co on co.id = g.course_id ${lessonText}
  where ${haveBeen(request)} and ${groupInScope(request)} and ${isByTeacher(request)}`

type Gap = keyof ReturnType<typeof gapsOfLesson>
type Row = Output<typeof listUnfilledLessons>['items'][number]

const held = sql.ref('held.id')
/** Asked about the lessons of a page alone, and of their groups how they are graded at once. */
const hasMarks = (
  known: RawBuilder<unknown>,
) => sql<boolean>`(exists (select from journal.score s where s.lesson_id = held.id)
  or held.group_id in (select graded.id from ${gradingOfGroups(sql<boolean>`sg.id in (
    select l.group_id from ${known} join timetable.lesson l on l.id = known.id)`)} graded where graded.mode = 'not_evaluated'))`

type Column = (typeof exportUnfilledLessons)['columns'][number]

/** @param columns of a file: what none of them tells is not found out; by default all that a page shows */
function findUnfilled(
  db: Database,
  request: CompletionQuery,
  gap: Gap,
  columns: readonly Column[] = exportUnfilledLessons.columns,
) {
  // a roll is called when a lesson begins, the rest is asked for when it is over
  const areMeant = gap === 'roll' ? haveBegun(request) : haveBeen(request)
  const [tellsGaps, tellsTeachers] = [columns.includes('gap'), columns.includes('teachers')]
  const ifTold = (isThere: RawBuilder<boolean>) => (tellsGaps ? isThere : sql<boolean>`false`)
  const teachers = sql`(select coalesce(string_agg(${shortName('t')}, ', ' order by t.sort_name), '')
    from timetable.lesson_teacher lt join people.person t on t.id = lt.teacher_id where lt.lesson_id = held.id)`
  return rememberedList(db, {
    keys: ['id'],
    isLookedUp: true,
    found: sql`select l.id from ${lessonsMeant(request, areMeant)} join classes.study_group g on g.id = l.group_id
      join curriculum.course co on co.id = g.course_id ${lessonText}
      where ${groupInScope(request)} and ${isByTeacher(request)} and ${gapsOfLesson(areMeant)[gap]}
      order by l.date desc, l.starts_at desc, l.id`,
    told: (known) => sql<Row>`
      select held.id, held.group_id, g.title as "group", co.title as course, held.date, held.slot,
        ${ifTold(hasTopic(held))} as has_topic, ${ifTold(hasHomework(held))} as has_homework,
        ${ifTold(hasMarks(known))} as has_marks, ${ifTold(isRollCalled(held))} as has_roll,
        ${tellsTeachers ? teachers : sql`''`} as teachers
      from ${known} join timetable.lesson held on held.id = known.id
      join classes.study_group g on g.id = held.group_id join curriculum.course co on co.id = g.course_id
      order by known.place`,
  })
}

export const listUnfilledLessonsHandler = handle(listUnfilledLessons, ({ query, caller, db, today, context }) =>
  findUnfilled(db, completionQuery(query, caller, today, context), query.gap).pageOf(query),
)

const gapsOf = ({ has_topic, has_homework, has_marks, has_roll }: Row): string =>
  [
    has_topic ? null : t`темы`,
    has_homework ? null : t`задания`,
    has_marks ? null : t`отметок`,
    has_roll ? null : t`переклички`,
  ]
    .filter(Boolean)
    .join(', ')
const columns: Record<(typeof exportUnfilledLessons)['columns'][number], SheetColumn<Row>> = {
  lesson: { title: msg`Журнал`, width: 34, kind: 'text', of: journalOf },
  date: { title: msg`Когда`, width: 22, kind: 'text', of: ({ date, slot }) => t`${displayDate(date)}, ${slot}-й урок` },
  teachers: { title: msg`Учитель`, width: 34, kind: 'text', of: ({ teachers }) => teachers },
  gap: { title: msg`Чего нет`, width: 26, kind: 'text', of: gapsOf },
}
export const exportUnfilledLessonsHandler = handle(
  exportUnfilledLessons,
  async ({ query, caller, db, today, context, record }) => {
    const request = completionQuery(query, caller, today, context)
    const whole = await findUnfilled(db, request, query.gap, query.columns).whole()
    const title = t`Незаполненные уроки`
    return exportRows({ list: 'journal.unfilled', title, columns, query, found: whole, caller, today, record })
  },
)
