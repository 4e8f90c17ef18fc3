import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '#platform/server/database.ts'
import { filledTemplate } from '#tests/clone.ts'
import { lessonHolds } from '#apps/server/areas.ts'
import { smallSchool } from '../testing/small-school.ts'
import { moveLesson } from '../change/move-lesson.ts'
import { followBells } from '../follow/follow-bells.ts'
import { previewPublication, publishVersion } from './publish-version.ts'

const september = { start_date: '2026-09-01', end_date: '2026-09-30' }
let db: Database
const { filled: school, clone } = await filledTemplate(smallSchool)
beforeEach(async () => {
  db = openDatabase(await clone(), 2).db
})
afterEach(() => db.destroy())

const publish = (range = september, version = school.versionId) => publishVersion(db, version, range, lessonHolds)
const lessons = () =>
  db
    .selectFrom('timetable.lesson as l')
    .innerJoin('timetable.lesson_teacher as t', 't.lesson_id', 'l.id')
    .innerJoin('people.person as p', 'p.id', 't.teacher_id')
    .leftJoin('buildings.room as r', 'r.id', 'l.room_id')
    .select(['l.id', 'l.date', 'l.group_id', 'l.starts_at', 'l.room_id', 'r.title as room', 'p.surname as teacher'])
    .orderBy('l.date')
    .orderBy('l.starts_at')
    .orderBy('l.id')
    .execute()
const dates = async (group: number) =>
  (await lessons()).filter((lesson) => lesson.group_id === group).map(({ date }) => date.slice(8))
const physics = () => school.group('Физика', '7А')
const entryOf = (group: number) => db.selectFrom('timetable.entry').selectAll().where('group_id', '=', group)
const lessonOf = async (group: number, date: string) =>
  db
    .selectFrom('timetable.lesson')
    .selectAll()
    .where('group_id', '=', group)
    .where('date', '=', date)
    .executeTakeFirst()

const bearTopic = async () => {
  const lesson = await lessonOf(physics(), '2026-09-14')
  await db
    .insertInto('journal.lesson_text')
    .values({ lesson_id: lesson?.id ?? 0, topic: 'Сила' })
    .execute()
}
const place = (of: number, room: number) =>
  db.updateTable('timetable.entry').set({ room_id: room }).where('group_id', '=', of).execute()
const second = async () => {
  const { id } = await db
    .insertInto('timetable.version')
    .values({ year_id: school.yearId, title: 'Вторая', during: sql<string>`daterange('2026-09-14', '2026-10-01')` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const held = () => db.selectFrom('timetable.version').select(['title', 'status', 'during']).orderBy('id').execute()

const toMonday = (group: number, to: number) =>
  db.updateTable('timetable.entry').set({ weekday: 0, slot: to }).where('group_id', '=', group).execute()

describe('lessons of a range', () => {
  test('follow the calendar: days off left out, moved days followed', async () => {
    expect(await publish()).toEqual({ added: 18, changed: 0, removed: 0, unchanged: 0, kept: [], left_out: [] })
    expect(await dates(physics())).toEqual(['07', '14', '21', '28'])
    expect(await dates(school.group('Английский язык', '7А-1'))).toEqual(['01', '12', '15', '22', '29'])
    expect((await lessons())[2]).toMatchObject({
      date: '2026-09-07',
      starts_at: '09:00',
      room: 'К1',
      teacher: 'Ахметова',
    })
  })
  test('a day off of one parallel', async () => {
    await db
      .insertInto('calendar.calendar_entry')
      .values({
        year_id: school.yearId,
        type: 'day_off',
        title: 'день',
        start_date: '2026-09-14',
        end_date: '2026-09-14',
        parallels: [7],
      })
      .execute()
    await publish()
    expect(await dates(physics())).toEqual(['07', '21', '28'])
  })
  test('odd and even weeks are counted from the first of the year', async () => {
    await db.updateTable('timetable.entry').set({ week: 'even' }).where('group_id', '=', physics()).execute()
    await publish()
    expect(await dates(physics())).toEqual(['07', '21'])
  })
  test('only the range', async () => {
    await publish({ start_date: '2026-09-10', end_date: '2026-09-16' })
    expect(await dates(physics())).toEqual(['14'])
  })
})

test('lessons of a group of several parallels ring by the class that it follows, else by the lowest', async () => {
  const year = school.yearId
  const one = async (made: Promise<{ rows: { id: number }[] }>) => (await made).rows[0]?.id ?? 0
  const parallel = await one(
    sql<{ id: number }>`insert into classes.parallel (year_id, number) values (${year}, 8) returning id`.execute(db),
  )
  const eight = await one(
    sql<{ id: number }>`insert into classes.class (year_id, parallel_id, letter, title)
      values (${year}, ${parallel}, 'А', '8А') returning id`.execute(db),
  )
  await sql`insert into classes.group_class (group_id, class_id) values (${physics()}, ${eight})`.execute(db)
  const bells = await one(
    sql<{ id: number }>`insert into calendar.bell_schedule (year_id, title, from_parallel, to_parallel)
      values (${year}, 'Старшие', 8, 11) returning id`.execute(db),
  )
  await sql`insert into calendar.bell_slot (schedule_id, shift, number, starts_at, ends_at)
    values (${bells}, 1, 1, '09:20', '10:00')`.execute(db)
  const follow = (id: number | null) =>
    sql`update classes.study_group set follows_class_id = ${id} where id = ${physics()}`.execute(db)
  const startsAt = async () => (await lessonOf(physics(), '2026-09-07'))?.starts_at
  await publish()
  expect(await startsAt()).toBe('09:00')
  await follow(eight)
  expect(await publish()).toMatchObject({ added: 0, changed: 4 })
  expect(await startsAt()).toBe('09:20')
  const ring = () =>
    db.transaction().execute((trx) => followBells(trx, { yearId: year, today: '2026-09-01' }, lessonHolds))
  await sql`update calendar.bell_slot set starts_at = '09:25' where schedule_id = ${bells}`.execute(db)
  expect(await ring()).toMatchObject({ retimed: 4, in_the_way_count: 0 })
  expect(await startsAt()).toBe('09:25')
  await moveLesson(db, (await lessonOf(physics(), '2026-09-07'))?.id ?? 0, {
    date: '2026-09-09',
    shift: 1,
    slot: 1,
    roomId: null,
  })
  expect((await lessonOf(physics(), '2026-09-09'))?.starts_at).toBe('09:25')
  await follow(null)
  expect(await ring()).toMatchObject({ retimed: 4 })
  expect(await startsAt()).toBe(undefined)
  expect((await lessonOf(physics(), '2026-09-14'))?.starts_at).toBe('09:00')
})

describe('publishing again', () => {
  test('changes nothing, the lessons are the same rows', async () => {
    await publish()
    const before = await lessons()
    expect(await publish()).toMatchObject({ added: 0, changed: 0, removed: 0, unchanged: 18 })
    expect(await lessons()).toEqual(before)
  })
  test('makes what is new and removes what is gone', async () => {
    await publish()
    await db.updateTable('timetable.entry').set({ slot: 3 }).where('group_id', '=', physics()).execute()
    expect(await publish()).toMatchObject({ added: 4, removed: 4, unchanged: 14, kept: [] })
    expect((await lessonOf(physics(), '2026-09-07'))?.starts_at).toBe('11:00')
  })
  test('another room or teacher changes lessons that bear nothing', async () => {
    await publish()
    const room = school.rooms.get('К2') ?? 0
    await db.updateTable('timetable.entry').set({ room_id: room }).where('group_id', '=', physics()).execute()
    expect(await publish()).toMatchObject({ added: 0, changed: 4, removed: 0, unchanged: 14 })
    expect((await lessonOf(physics(), '2026-09-07'))?.room_id).toBe(room)
  })
  test('rooms of two lessons may be exchanged', async () => {
    const group = school.group('Английский язык', '7А-2')
    const [one, two] = [school.rooms.get('К1') ?? 0, school.rooms.get('К2') ?? 0]
    await place(group, two)
    await publish()
    await place(group, one)
    await place(school.group('Английский язык', '7А-1'), two)
    expect(await publish()).toMatchObject({ changed: 10, left_out: [] })
  })
})

describe('a lesson that bears something', () => {
  const bearing = [
    ['a topic', 'тема', (id: number) => sql`insert into journal.lesson_text (lesson_id, topic) values (${id}, 'Сила')`],
    [
      'homework',
      'домашнее задание',
      (id: number) => sql`insert into journal.lesson_text (lesson_id, homework) values (${id}, '§ 5')`,
    ],
    [
      'a file of homework that can be brought back',
      'домашнее задание',
      (
        id: number,
      ) => sql`with account as (insert into access.account (login) values ('teacher@school.test') returning id),
        given as (insert into media.file (kind, purpose, name, size, mime, uploaded_by, is_kept)
          select 'document', 'homework', 'Задание', 1, 'application/pdf', id, true from account returning id)
        insert into homework_files.homework_file (lesson_id, file_id, place, removed_at) select ${id}, id, 1, now() from given`,
    ],
    [
      'a mark',
      'отметки',
      (id: number) => sql`insert into journal.score (lesson_id, student_id, type, value, maximum)
        values (${id}, ${school.students[0]}, 'fo', 9, 10)`,
    ],
    [
      'a miss',
      'пропуски',
      (id: number) => sql`insert into journal.miss (lesson_id, student_id, kind_id)
        select ${id}, ${school.students[0]}, min(id) from miss_kinds.miss_kind`,
    ],
    [
      'a planned work',
      'СОР или СОЧ',
      (id: number) => sql`insert into assessments.work (group_id, quarter_id, kind, number, title, maximum, lesson_id)
        select ${physics()}, min(id), 'sor', 1, 'СОР 1', 10, ${id} from calendar.calendar_entry where type = 'quarter'`,
    ],
    [
      'a replacement',
      'замена',
      (id: number) => sql`update timetable.lesson_teacher
        set teacher_id = ${school.teachers.get('Ли')}, replaces_teacher_id = teacher_id where lesson_id = ${id}`,
    ],
    [
      'a cancellation',
      'отменён',
      (id: number) => sql`update timetable.lesson set status = 'cancelled' where id = ${id}`,
    ],
  ] as const
  test.each(bearing)('%s stays when the timetable drops it, and is listed', async (_, reason, bear) => {
    await publish()
    const lesson = await lessonOf(physics(), '2026-09-14')
    await bear(lesson?.id ?? 0).execute(db)
    const before = await lessonOf(physics(), '2026-09-14')
    await db.deleteFrom('timetable.entry').where('group_id', '=', physics()).execute()
    const report = await publish()
    expect(report).toMatchObject({ added: 0, removed: 3, unchanged: 14 })
    expect(report.kept).toEqual([
      {
        lesson_id: lesson?.id,
        date: '2026-09-14',
        shift: 1,
        slot: 1,
        group: '7А',
        course: 'Физика',
        reasons: [reason],
      },
    ])
    expect(await lessonOf(physics(), '2026-09-14')).toEqual({ ...before, entry_id: null })
    expect(await dates(physics())).toEqual(['14'])
  })
  test('keeps its room and teacher when the timetable changes them', async () => {
    await publish()
    await bearTopic()
    const room = school.rooms.get('К2') ?? 0
    await db.updateTable('timetable.entry').set({ room_id: room }).where('group_id', '=', physics()).execute()
    expect(await publish()).toMatchObject({ changed: 3, unchanged: 14, kept: [{ date: '2026-09-14', group: '7А' }] })
    expect((await lessonOf(physics(), '2026-09-14'))?.room_id).toBe(school.rooms.get('К1'))
  })
  test('a cancelled lesson is not made again', async () => {
    await publish()
    await db.updateTable('timetable.lesson').set({ status: 'cancelled' }).where('date', '=', '2026-09-14').execute()
    await publish()
    expect(await dates(physics())).toEqual(['07', '14', '21', '28'])
  })
  test('what would meet it gives way: its teacher, its students, its room', async () => {
    await publish()
    await bearTopic()
    await toMonday(physics(), 3)
    await toMonday(school.group('Физика', '7Б'), 1)
    await toMonday(school.group('Английский язык', '7А-2'), 1)
    const where = { date: '2026-09-14', shift: 1, slot: 1 }
    const { left_out } = await publish()
    expect(left_out).toEqual([
      { ...where, group: '7А-2', course: 'Английский язык', reason: 'students' },
      { ...where, group: '7Б', course: 'Физика', reason: 'teacher' },
    ])
    expect(await db.selectFrom('journal.lesson_text').select('topic').execute()).toEqual([{ topic: 'Сила' }])
  })
  test('a room in use is given up, the lesson takes place', async () => {
    await publish()
    await bearTopic()
    await db.deleteFrom('timetable.entry').where('group_id', '=', physics()).execute()
    const other = school.group('Физика', '7Б')
    await db
      .updateTable('timetable.entry_teacher')
      .set({ teacher_id: school.teachers.get('Ким') ?? 0 })
      .where('entry_id', 'in', entryOf(other).clearSelect().select('id'))
      .execute()
    await db.updateTable('timetable.entry').set({ slot: 1 }).where('group_id', '=', other).execute()
    const { left_out } = await publish()
    expect(left_out).toMatchObject([{ date: '2026-09-14', group: '7Б', reason: 'room' }])
    expect((await lessonOf(other, '2026-09-14'))?.room_id).toBeNull()
  })
})

describe('what stands in the way', () => {
  test.each([
    [
      'a teacher twice',
      () => sql`update timetable.entry set slot = 1, room_id = null where group_id = ${school.group('Физика', '7Б')}`,
      'Пн, 1-й урок: Ахметова — «Физика, 7А» и «Физика, 7Б»',
    ],
    [
      'a room twice',
      () => sql`update timetable.entry set weekday = 0, room_id = ${school.rooms.get('К1')}
        where group_id = ${school.group('Английский язык', '7А-2')}`,
      'Пн, 1-й урок: кабинет К1 — «Физика, 7А» и «Английский язык, 7А-2»',
    ],
    [
      'students twice',
      () => sql`update timetable.entry set weekday = 0 where group_id = ${school.group('Английский язык', '7А-2')}`,
      'Пн, 1-й урок: одни и те же учащиеся — «Физика, 7А» и «Английский язык, 7А-2»',
    ],
    ['a slot without a bell', () => sql`update timetable.entry set slot = 9`, 'нет звонка'],
    ['a group without a class', () => sql`delete from classes.group_class`, 'у группы «Физика, 7А» нет класса'],
  ])('%s: refused with a sentence, nothing changes', async (_, spoil, sentence) => {
    await publish()
    const before = await lessons()
    await spoil().execute(db)
    await expect(publish()).rejects.toMatchObject({ status: 409, detail: expect.stringContaining(sentence) })
    expect((await previewPublication(db, school.versionId, september, lessonHolds)).objections[0]?.sentence).toContain(
      sentence,
    )
    expect(await lessons()).toEqual(before)
  })
  test('no bells', async () => {
    await db.deleteFrom('calendar.bell_schedule').execute()
    await expect(publish()).rejects.toMatchObject({
      status: 409,
      detail: expect.stringContaining('нет расписания звонков'),
    })
  })
  test('a range outside the year', async () => {
    await expect(publish({ start_date: '2026-08-31', end_date: '2026-09-30' })).rejects.toMatchObject({ status: 409 })
  })
  test('a version that is not there', async () => {
    await expect(publish(september, 999)).rejects.toMatchObject({ status: 404 })
  })
})

test('a preview tells the difference and changes nothing', async () => {
  await publish()
  const before = await lessons()
  await db.updateTable('timetable.entry').set({ slot: 3 }).where('group_id', '=', physics()).execute()
  const preview = await previewPublication(db, school.versionId, september, lessonHolds)
  expect(preview).toMatchObject({ added: 4, removed: 4, unchanged: 14, objections: [] })
  expect(await lessons()).toEqual(before)
})

describe('versions of one year', () => {
  test('a later one takes the rest of the range; lessons that it lacks go', async () => {
    await publish()
    const report = await publish({ start_date: '2026-09-14', end_date: '2026-09-30' }, await second())
    expect(report).toMatchObject({ added: 0, removed: 12 })
    expect(await dates(physics())).toEqual(['07'])
    expect(await held()).toEqual([
      { title: 'Школа', status: 'published', during: '[2026-09-01,2026-09-14)' },
      { title: 'Вторая', status: 'published', during: '[2026-09-14,2026-10-01)' },
    ])
  })
  test('one that is covered wholly becomes a draft again', async () => {
    await publish()
    await publish(september, await second())
    expect((await held()).map(({ status }) => status)).toEqual(['draft', 'published'])
  })
  test('one inside another is refused', async () => {
    await publish()
    const inside = { start_date: '2026-09-14', end_date: '2026-09-20' }
    await expect(publish(inside, await second())).rejects.toMatchObject({ status: 409 })
    expect(await dates(physics())).toEqual(['07', '14', '21', '28'])
  })
  test('a version published again for a part keeps its whole range', async () => {
    await publish()
    await publish({ start_date: '2026-09-14', end_date: '2026-09-20' })
    expect((await held())[0]?.during).toBe('[2026-09-01,2026-10-01)')
  })
  test('the history tells what became of each version, and nothing of one that stayed', async () => {
    await publish()
    await publish()
    await publish({ start_date: '2026-09-14', end_date: '2026-09-30' }, await second())
    const { rows } = await sql`select v.title, h.before ->> 'status' as was, h.after ->> 'status' as is,
        h.before ->> 'to' as ended, h.after ->> 'to' as ends, v.version
      from history.change h join timetable.version v on v.id = h.subject_id
      where h.subject = 'timetable.version' order by h.id`.execute(db)
    expect(rows).toEqual([
      // brought by an import
      { title: 'Школа', was: null, is: 'draft', ended: null, ends: '2027-05-25', version: 4 },
      { title: 'Школа', was: 'draft', is: 'published', ended: '2027-05-25', ends: '2026-09-30', version: 4 },
      { title: 'Школа', was: 'published', is: 'published', ended: '2026-09-30', ends: '2026-09-13', version: 4 },
      { title: 'Вторая', was: 'draft', is: 'published', ended: '2026-09-30', ends: '2026-09-30', version: 2 },
    ])
  })
})
