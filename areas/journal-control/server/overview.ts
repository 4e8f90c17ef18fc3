import { sql, type RawBuilder } from 'kysely'
import { compareText } from '#platform/contract/compare.ts'
import type { Database } from '#platform/server/database.ts'
import { remembered } from '#platform/server/conditional/remembered.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { CompletionOwner, CompletionRow } from '../contract/completion.ts'
import { fewMarks } from './few-marks.ts'
import { lessonsHeld, topicsOfLessons } from './lessons.ts'
import { incompleteWorks } from './works.ts'
import { groupInScope, completionQuery, teachersOn, type CompletionQuery } from './completion-query.ts'

interface Counted {
  id: number
  count: number
}
type LessonCounts = Pick<
  CompletionRow,
  'lessons' | 'without_topic' | 'without_homework' | 'without_marks' | 'unfilled'
> & { id: number | null; monday: string | null }

/** What is counted of lessons, by its name. */
type Counts = Record<string, RawBuilder<unknown>>
const ofTopics = { lessons: sql`count(*)`, without_topic: sql`count(*) filter (where no_topic)` }
const ofEverything = (homework: boolean) => ({
  ...ofTopics,
  without_homework: sql`count(*) filter (where no_homework)`,
  without_marks: sql`count(*) filter (where no_marks)`,
  unfilled: sql`count(*) filter (where no_topic or (${homework} and no_homework))`,
})
const columnsOf = (counts: Counts) =>
  sql.join(Object.entries(counts).map(([name, count]) => sql`${count} as ${sql.ref(name)}`))
const sumsOf = (counts: Counts) =>
  sql.join(Object.keys(counts).map((name) => sql`sum(${sql.ref(name)})::integer as ${sql.ref(name)}`))

/** Asks for the counts of lessons `held`, for each of their owners. */
const countsOf: Record<CompletionOwner, (held: RawBuilder<unknown>, counts: Counts) => RawBuilder<unknown>> = {
  teacher: (held, counts) => sql`
    select lt.teacher_id as id, null::date as monday, ${columnsOf(counts)} from (${held}) held
    join timetable.lesson_teacher lt on lt.lesson_id = held.id group by lt.teacher_id`,
  // counted for each group first: how many groups there are is guessed too low, and each class would look through all of them
  class: (held, counts) => sql`
    with of_group as materialized (select held.group_id, ${columnsOf(counts)} from (${held}) held group by held.group_id)
    select gc.class_id as id, null::date as monday, ${sumsOf(counts)} from of_group
    join classes.group_class gc on gc.group_id = of_group.group_id group by gc.class_id`,
  week: (held, counts) => sql`
    select null::integer as id, date_trunc('week', held.date)::date as monday, ${columnsOf(counts)} from (${held}) held
    group by monday`,
}

async function lessonsBy(
  db: Database,
  request: CompletionQuery,
  by: CompletionOwner,
  homework: boolean,
): Promise<readonly LessonCounts[]> {
  const asked = countsOf[by](lessonsHeld(request), ofEverything(homework)) as RawBuilder<LessonCounts>
  const rows = await remembered(db, asked)
  const { teacher_id, class_id } = request.filter
  // a lesson of two teachers or classes is counted for the one who was asked for
  const chosen = by === 'teacher' ? teacher_id : by === 'class' ? class_id : undefined
  return chosen === undefined ? rows : rows.filter(({ id }) => id === chosen)
}

/** Rows that hang on a group, counted for each of its teachers or classes. */
async function countsBy(
  db: Database,
  request: CompletionQuery,
  by: CompletionOwner,
  found: RawBuilder<unknown>,
): Promise<readonly Counted[]> {
  if (by === 'week') return []
  const { teacher_id, class_id } = request.filter
  const owner =
    by === 'teacher'
      ? sql`select taught.teacher_id as id, f.n from f join taught on taught.group_id = f.group_id
          where (${teacher_id ?? null}::integer is null or taught.teacher_id = ${teacher_id ?? null}::integer)`
      : sql`select gc.class_id as id, f.n from f join classes.group_class gc on gc.group_id = f.group_id
          where (${class_id ?? null}::integer is null or gc.class_id = ${class_id ?? null}::integer)`
  const rows = await remembered(
    db,
    sql<Counted>`
    with f as materialized (select group_id, count(*) as n from (${found}) found group by group_id),
    -- read once: joined group by group, the index of ranges is searched through for each
    taught as materialized (
      select a.teacher_id, a.group_id from classes.study_group g join ${teachersOn(request)} and a.group_id = g.id)
    select id, sum(n)::integer as count from (${owner}) owned group by id`,
  )
  return rows
}

interface Owner {
  id: number
  title: string
  account_id: number | null
  place: number
}
async function namesOf(db: Database, by: CompletionOwner, ids: readonly number[]): Promise<Map<number, Owner>> {
  if (by === 'week' || ids.length === 0) return new Map()
  const { rows } =
    by === 'teacher'
      ? await sql<Owner>`
          select p.id, p.full_name as title, a.id as account_id, row_number() over (order by p.sort_name, p.id) as place
          from people.person p left join access.account a on a.id = p.admin_user_id and a.status = 'active'
          where p.id = any(${[...ids]})`.execute(db)
      : await sql<Owner>`
          select c.id, c.title, null::integer as account_id, row_number() over (order by pa.number, c.letter, c.id) as place
          from classes.class c join classes.parallel pa on pa.id = c.parallel_id where c.id = any(${[...ids]})`.execute(
          db,
        )
  return new Map(rows.map((row) => [row.id, row]))
}

export type OwnerRow = CompletionRow & { account_id: number | null }
const nothing = { lessons: 0, without_topic: 0, without_homework: 0, without_marks: 0, unfilled: 0 }

/** Whether anything of a row is not as it should be; lessons without marks alone are not. */
export const isIncomplete = ({ unfilled, works, few }: CompletionRow): boolean => unfilled + works + few > 0

/** Owners with what they lack, those with most unfilled lessons first; weeks in their order. In at most four statements. */
export async function completionRows(
  db: Database,
  request: CompletionQuery,
  by: CompletionOwner,
  homework: boolean,
): Promise<OwnerRow[]> {
  const [lessons, works, few] = await Promise.all([
    lessonsBy(db, request, by, homework),
    countsBy(db, request, by, incompleteWorks(request)),
    countsBy(db, request, by, fewMarks(request)),
  ])
  if (by === 'week')
    return lessons
      .toSorted((a, b) => ((a.monday ?? '') < (b.monday ?? '') ? -1 : 1))
      .map((row) => ({ ...row, title: row.monday ?? '', works: 0, few: 0, has_account: false, account_id: null }))
  const byId = <T extends { id: number | null }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id ?? 0, row]))
  const [lessonsOf, worksOf, fewOf] = [byId(lessons), byId(works), byId(few)]
  const ids = [...new Set([...lessonsOf.keys(), ...worksOf.keys(), ...fewOf.keys()])]
  const names = await namesOf(db, by, ids)
  const place = (id: number | null) => names.get(id ?? 0)?.place ?? 0
  return ids
    .map((id): OwnerRow => {
      const { title = '', account_id = null } = names.get(id) ?? {}
      return {
        ...nothing,
        ...lessonsOf.get(id),
        id,
        monday: null,
        title,
        works: worksOf.get(id)?.count ?? 0,
        few: fewOf.get(id)?.count ?? 0,
        has_account: account_id !== null,
        account_id,
      }
    })
    .toSorted((a, b) => b.unfilled - a.unfilled || b.works - a.works || b.few - a.few || place(a.id) - place(b.id))
}

/** How many lessons have been in the scope and are unfilled, and of which cathedras its groups are. */
export async function scopeOfCompletion(db: Database, request: CompletionQuery, homework: boolean) {
  const everything = { ...request, filter: { from: request.filter.from, to: request.filter.to } }
  const [found] = await remembered(
    db,
    sql<{ lessons: number; unfilled: number; cathedras: { id: number; title: string }[] }>`
    select counted.lessons, counted.unfilled,
      (select coalesce(jsonb_agg(jsonb_build_object('id', ca.id, 'title', ca.title) order by ca.title), '[]')
        from curriculum.cathedra ca where exists (select from curriculum.course co
          join classes.study_group g on g.course_id = co.id
          where co.cathedra_id = ca.id and ${groupInScope(everything)})) as cathedras
    from (select ${columnsOf(ofEverything(homework))} from (${lessonsHeld(request)}) held) counted`,
  )
  return found ?? { lessons: 0, unfilled: 0, cathedras: [] }
}

interface WithoutTopic {
  id: number
  title: string
  lessons: number
  without_topic: number
}
/** Owners with lessons without a topic, those with most of them first; in two statements. */
export async function lessonsWithoutTopicBy(
  db: Database,
  { filter, caller, today, context }: Pick<CompletionQuery, 'filter' | 'caller' | 'today'> & { context: AppContext },
  by: 'teacher' | 'class',
): Promise<WithoutTopic[]> {
  const held = topicsOfLessons(completionQuery(filter, caller, today, context))
  const rows = await remembered(db, countsOf[by](held, ofTopics) as RawBuilder<Omit<WithoutTopic, 'title'>>)
  const incomplete = rows.filter(({ without_topic }) => without_topic > 0)
  const names = await namesOf(
    db,
    by,
    incomplete.map(({ id }) => id),
  )
  return incomplete
    .map((row) => ({ ...row, title: names.get(row.id)?.title ?? '' }))
    .toSorted((a, b) => b.without_topic - a.without_topic || compareText(a.title, b.title))
}
