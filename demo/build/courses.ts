import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import type { Cathedra } from '../course-facts.ts'
import { chosenBySchool, courseFacts } from '../curriculum.ts'
import { insertRowsWithIds, updateRows } from '#platform/server/demonstration/insert-rows.ts'
import { teacherKind } from '../posts.ts'

/** Since so many years the heads of departments have been heading them. */
const yearsOfHeads = 3

async function recordIds(db: Database, dictionary: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('dictionaries.record as r')
    .innerJoin('dictionaries.dictionary as d', 'd.id', 'r.dictionary_id')
    .where('d.code', '=', dictionary)
    .select(['r.id', 'r.title'])
    .execute()
  return new Map(rows.map(({ id, title }) => [title, id]))
}

/** Everybody is a member since they were employed. */
const buildMembers = (db: Database, members: readonly { cathedra_id: number; person_id: number }[]) =>
  sql`
    insert into curriculum.cathedra_member (cathedra_id, person_id, during)
    select given.cathedra_id, given.person_id, daterange(
      (select min(lower(e.during)) from people.employment e where e.person_id = given.person_id), null)
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as given (cathedra_id int, person_id int)`.execute(db)

/** Heads, the present ones from the year's first day some years ago; before them who has been here longest of the others. */
async function buildHeads(
  db: Database,
  heads: readonly { cathedra_id: number; person_id: number }[],
  yearStart: CalendarDate,
): Promise<void> {
  const since = sql`(${yearStart}::date - make_interval(years => ${yearsOfHeads}))::date`
  await sql`
    with head as (
      select given.*, greatest(lower(m.during), ${since}) as begins
      from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as given (cathedra_id int, person_id int)
      join curriculum.cathedra_member m using (cathedra_id, person_id)),
    before as (
      select distinct on (head.cathedra_id) head.cathedra_id, m.person_id, lower(m.during) as begins, head.begins as ends
      from head join curriculum.cathedra_member m on m.cathedra_id = head.cathedra_id and m.person_id <> head.person_id
        and lower(m.during) < head.begins - 365
      order by head.cathedra_id, lower(m.during), m.person_id)
    insert into curriculum.cathedra_head (cathedra_id, person_id, during)
    select cathedra_id, person_id, daterange(begins, null) from head
    union all select cathedra_id, person_id, daterange(begins, ends) from before`.execute(db)
}

interface Appointed {
  /** Ids of teachers by their codes. */
  teachers: ReadonlyMap<string, number>
  /** Departments by fields. */
  cathedras: Partial<Record<Cathedra, string>>
  /** Codes of the heads by the titles of their departments. */
  heads: ReadonlyMap<string, string>
  yearStart: CalendarDate
}
/** Departments with heads and members; subjects get their names, colours, areas, rooms and departments. */
export async function buildCourses(
  db: Database,
  courses: ReadonlyMap<string, number>,
  { teachers, cathedras, heads, yearStart }: Appointed,
): Promise<void> {
  const titles = [...new Set(Object.values(cathedras))]
  const made = await insertRowsWithIds(
    db,
    'curriculum.cathedra',
    titles.map((title) => ({ title })),
  )
  const ids = new Map(titles.map((title, index) => [title, made[index] ?? 0]))
  const idOf = (cathedra: Cathedra) => ids.get(cathedras[cathedra] ?? '')
  const [areas, kinds] = [await recordIds(db, 'ed_area'), await recordIds(db, 'room_kind')]
  await updateRows(
    db,
    'curriculum.course',
    [...courses].map(([title, id]) => {
      const { short, kk, colour, cathedra, area, difficulty, roomKind } = courseFacts(title)
      return {
        id,
        short_title: short,
        title_kk: kk,
        colour,
        cathedra_id: idOf(cathedra) ?? null,
        ed_area_id: areas.get(area) ?? null,
        difficulty,
        room_kind_id: kinds.get(roomKind ?? '') ?? null,
      }
    }),
  )
  await buildMembers(
    db,
    [...teachers].map(([code, person_id]) => ({ cathedra_id: idOf(teacherKind(code).cathedra) ?? 0, person_id })),
  )
  await buildHeads(
    db,
    titles.flatMap((title) => {
      const person_id = teachers.get(heads.get(title) ?? '')
      return person_id === undefined ? [] : [{ cathedra_id: ids.get(title) ?? 0, person_id }]
    }),
    yearStart,
  )
  const chosen = chosenBySchool.flatMap((title) => courses.get(title) ?? [])
  if (chosen.length > 0)
    await db.updateTable('curriculum.rup_line').set({ component: 'school' }).where('course_id', 'in', chosen).execute()
}
