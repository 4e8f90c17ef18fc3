import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

/** In the last days of quarter IV, while the year and the exam are marked. */
const today = '2027-05-20'
/** What closed yesterday, and what closes after the year. */
export const closings = { past: '2027-05-19', toCome: '2027-06-10' }

const days = ['2026-10-07', '2026-11-06', '2026-11-13', '2026-11-16', '2027-02-10', '2027-04-14']

/** The timetable of the small school ends in December: two of its days are given later. */
async function giveLater({ db, school: { groups } }: TestApp): Promise<void> {
  for (const [day, later] of [
    ['2026-12-02', '2027-02-10'],
    ['2026-12-09', '2027-04-14'],
  ] as const)
    await db
      .updateTable('timetable.lesson')
      .set({ date: later, status: 'held' })
      .where('date', '=', day)
      .where('group_id', 'in', [groups.algebraA, groups.algebraB])
      .execute()
}

/** Both groups with their lessons and works. */
async function makeGroups(context: TestApp) {
  const { algebraA, algebraB } = context.school.groups
  const lessonsOf = (group: 'algebraA' | 'algebraB') => Promise.all(days.map((day) => context.lessonOf(group, day)))
  const { id: brought } = await context.db
    .insertInto('assessments.work')
    .values({ group_id: algebraB, quarter_id: 2, kind: 'sor', number: 1, title: 'Одночлены', maximum: 10 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { secondSor, unplannedSor, secondSoch, firstSor } = context.school.works
  return [
    {
      id: algebraA,
      teacher: 'teacher',
      lessons: await lessonsOf('algebraA'),
      works: [secondSor, unplannedSor, secondSoch, firstSor],
    },
    { id: algebraB, teacher: 'other-teacher', lessons: await lessonsOf('algebraB'), works: [brought] },
  ] as const
}

/** Some works are written, and one parent of all reads their diaries. */
async function fillIn(context: TestApp, students: readonly number[], lesson_id: number): Promise<void> {
  const { db, school } = context
  const { secondSor, unplannedSor, secondSoch } = school.works
  const [, , diligent, careful] = school.studentsA
  const marks = [
    { work_id: secondSor, type: 'sor', value: 13, maximum: 20 },
    { work_id: unplannedSor, type: 'sor', value: 15, maximum: 20 },
    { work_id: secondSoch, type: 'soch', value: 22, maximum: 30 },
  ] as const
  await db
    .insertInto('journal.score')
    .values([diligent, careful].flatMap((student_id) => marks.map((mark) => ({ ...mark, student_id, lesson_id }))))
    .execute()
  const kin = {
    adult_id: context.personOf('parent'),
    kind: 'mother',
    is_legal_representative: true,
    may_pick_up: true,
  } as const
  await db
    .insertInto('people.kinship')
    .values(students.map((child_id) => ({ ...kin, child_id })))
    .execute()
}

const tables = [
  'journal.score',
  'journal.miss',
  'journal.lesson_text',
  'results.period_result',
  'results.reopening',
  'classes.group_member',
]
const keptAs = (table: string) => sql.table(`outset.${table.split('.')[1] ?? ''}`)
/** Columns of a table that can be written: what follows from others is left out. */
async function writtenColumns(db: Database, table: string) {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(
    db,
  )
  return sql.join(rows.map(({ name }) => sql.ref(name)))
}
async function keepOutset(db: Database): Promise<void> {
  await sql`create schema outset`.execute(db)
  for (const table of tables)
    await sql`create table ${keptAs(table)} as select ${await writtenColumns(db, table)} from ${sql.table(table)}`.execute(
      db,
    )
  await sql`create table outset.lesson as select id, status from timetable.lesson`.execute(db)
}
async function restoreOutset(db: Database): Promise<void> {
  for (const table of tables) {
    await sql`delete from ${sql.table(table)}`.execute(db)
    const columns = await writtenColumns(db, table)
    await sql`insert into ${sql.table(table)} (${columns}) overriding system value select ${columns} from ${keptAs(table)}`.execute(
      db,
    )
  }
  await sql`update timetable.lesson l set status = o.status
    from outset.lesson o where o.id = l.id and l.status <> o.status`.execute(db)
}

/** Moves a student of algebra from the first group to the second on a day. */
const moveStudent = ({ db, school }: TestApp, student_id: number, day: string) =>
  db.transaction().execute(async (trx) => {
    const member = { student_id, course_id: school.courses.algebra }
    await trx
      .deleteFrom('classes.group_member')
      .where('student_id', '=', student_id)
      .where('course_id', '=', 1)
      .execute()
    await trx
      .insertInto('classes.group_member')
      .values([
        { ...member, group_id: school.groups.algebraA, during: `[2026-09-01,${day})` },
        { ...member, group_id: school.groups.algebraB, during: `[${day},2027-05-26)` },
      ])
      .execute()
  })

/**
 * A small school as every run of the model begins with it: two groups of algebra with their teachers, six lessons of each
 * (one of the closed quarter I, three of II, one each of III and IV), students of whom one has moved and another moves,
 * works of which some are written.
 */
export async function openWorld() {
  const context = await startTestApp({ schoolToday: `${today}T20:00` })
  const { school, db } = context
  const [, , diligent, careful, leaver] = school.studentsA
  const { second, third, fourth } = school.quarters
  await giveLater(context)
  const groups = await makeGroups(context)
  const students = [diligent, careful, leaver, school.mover]
  await fillIn(context, students, groups[0].lessons[3] ?? 0)
  const kinds = await db.selectFrom('miss_kinds.miss_kind').select(['code', 'id']).execute()
  const missKinds = ['absent', 'late'].map((code) => kinds.find((kind) => kind.code === code)?.id ?? 0)
  await keepOutset(db)

  /** Sets when quarters close. */
  const close = (quarterIds: readonly number[], closes_on: string) =>
    db.updateTable('calendar.calendar_entry').set({ closes_on }).where('id', 'in', quarterIds).execute()
  /** The leaver goes over from the first group to the second on a day. */
  const move = (day: string) => moveStudent(context, leaver, day)
  /** Everything but the history is again as it was. @returns id of the last change till now */
  const begin = async (): Promise<number> => {
    await restoreOutset(db)
    await close([second, third, fourth], closings.toCome)
    await move('2026-11-16')
    const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from history.change`.execute(db)
    return rows[0]?.id ?? 0
  }
  return { context, db, school, today, groups, students, missKinds, close, move, begin }
}
export type World = Awaited<ReturnType<typeof openWorld>>
