import { sql } from 'kysely'
import { t, translate, plural, type Text } from '#platform/contract/text.ts'
import type { Consequences } from '../../contract/rearrangements.ts'
import type { Placed } from '../students/place-student.ts'
import { choicesOf, type Rearranging } from './rearranging.ts'

type Effect = Consequences['effects'][number]

/** Groups that have nobody any more from the day on. */
async function emptied({ db }: Rearranging, groups: readonly number[], from: string) {
  const { rows } = await sql<{ id: number; title: string }>`
    select g.id, co.title || ' ' || g.title as title
    from classes.study_group g join curriculum.course co on co.id = g.course_id
    where g.id = any(${[...groups]}::int[]) and not exists (select from classes.group_member m
      where m.group_id = g.id and m.during && daterange(${from}::date, null))
    order by platform.sort_text(co.title) collate "C", g.title, g.id`.execute(db)
  return rows
}

/** Classes that have more students on the day than they take. */
async function overfull({ db }: Rearranging, classes: readonly number[], from: string): Promise<string[]> {
  const { rows } = await sql<{ title: string; capacity: number; students: number }>`
    select c.title, c.capacity, count(*)::int as students
    from classes.class c join classes.class_member m on m.class_id = c.id and m.during @> ${from}::date
    where c.id = any(${[...classes]}::int[]) and c.capacity is not null
    group by c.id having count(*) > c.capacity order by c.title`.execute(db)
  return rows.map(({ title, capacity, students }) => t`${title}: учеников ${students}, мест ${capacity}`)
}

const effect = (title: string, items: string[]): Effect[] => (items.length === 0 ? [] : [{ title, items }])

interface Happened {
  placed: readonly Placed[]
  from: string
  /** What is told beside what follows from the moves. */
  besides?: readonly Effect[]
  obstacles?: readonly Text[]
}
/** What was done, in words, asked before it is taken back again. */
export async function consequencesOf(
  doing: Rearranging,
  { placed, from, besides = [], obstacles = [] }: Happened,
): Promise<Consequences> {
  const left = [...new Set(placed.flatMap((one) => one.left.map(({ id }) => id)))]
  const empty = await emptied(doing, left, from)
  const counts = await Promise.all(
    doing.uses.map(async ({ title, count }) => {
      const ids = sql`${empty.map(({ id }) => id)}::int[]`
      const { rows } = await sql<{ count: number }>`select ${count(ids, from)}::int as count`.execute(doing.db)
      return { title: translate(title), items: [], count: rows[0]?.count ?? 0 }
    }),
  )
  const classes = [...new Set(placed.map((one) => one.class.id))]
  return {
    obstacles: obstacles.map(translate),
    effects: [
      ...effect(
        t`Перейдут`,
        placed.map((one) =>
          one.former === null
            ? t`${one.student.full_name}: в ${one.class.title}`
            : t`${one.student.full_name}: из ${one.former} в ${one.class.title}`,
        ),
      ),
      ...effect(t`Больше вместимости`, await overfull(doing, classes, from)),
      ...effect(
        t`Назначенный раньше перевод отменится`,
        placed.flatMap((one) => one.cancelled.map((title) => t`${one.student.full_name}: в ${title}`)),
      ),
      ...effect(
        t`Выбрать подгруппу`,
        choicesOf(placed).map(({ student, courses }) => `${student.full_name}: ${courses.join(', ')}`),
      ),
      ...effect(
        t`Группы без учеников`,
        empty.map(({ title }) => title),
      ),
      ...counts.filter(({ count }) => count > 0),
      ...besides,
    ],
    total: placed.length === 0 ? t`Никто не переходит` : movedInWords(placed.length),
    to_choose: choicesOf(placed),
  }
}
const movedInWords = (count: number): string =>
  t`${plural(count, { one: 'Перейдёт # ученик', few: 'Перейдут # ученика', other: 'Перейдут # учеников' })}, отметки останутся там, где поставлены`
