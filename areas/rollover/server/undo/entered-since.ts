import { sql, type RawBuilder } from 'kysely'
import { listed, msg, type Text } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { referencesTo, titleOfReference, type ReferenceTitles } from '#platform/server/references.ts'

/** What of a class of the new year did not come by the roll-over. */
export interface Entered {
  words: Text[]
  /** None of it are lessons, marks and the like. */
  mayRemove: boolean
}
interface Count {
  class_id: number
  count: number
}
/** What goes with a class. */
const ownTables = new Set([
  'classes.group_class',
  'classes.group_member',
  'classes.class_member',
  'classes.leader',
  'classes.study_group',
  'curriculum.rup_line',
])
/** What may be taken away with a class for whoever asks for it. */
const removable = new Set(['workload.assignment'])

/** Rows of a table by classes that were made otherwise than by the roll-over, changed since, or are gone: `current` gives `id`, `class_id` and `version`. */
const differing = (
  intoId: number,
  subject: string,
  current: RawBuilder<unknown>,
  gone: RawBuilder<unknown>,
) => sql<Count>`
  with made as materialized (select h.subject_id as id, h.after from rollover.act a join history.change h on h.batch = a.batch
      where a.into_year_id = ${intoId} and h.subject = ${subject} and h.before is null),
    current as materialized (${current})
  select class_id, count(*)::int as count from (
    select current.class_id, current.id from current left join made on made.id = current.id
      where made.id is null or current.version > 1
    union select ${gone} as class_id, made.id from made
      where not exists (select from current where current.id = made.id)) differs
  where class_id is not null group by class_id`

const title: Readonly<
  Record<'classes' | 'members' | 'leaders' | 'groups' | 'places' | 'lines', (count: number) => Text>
> = {
  classes: () => msg`класс изменён`,
  members: (count) => msg`состав класса, записей: ${count}`,
  leaders: (count) => msg`классное руководство, записей: ${count}`,
  groups: (count) => msg`группы: ${count}`,
  places: (count) => msg`состав групп, записей: ${count}`,
  lines: (count) => msg`строки РУП этого класса: ${count}`,
}

const classOf = (field: string) => sql`(made.after ->> ${sql.lit(field)})::int`

async function ownDifferences(db: Database, intoId: number): Promise<Map<number, Text[]>> {
  const ofYear = sql`c.year_id = ${intoId}`
  const none = sql`null::int`
  const queries = {
    classes: differing(
      intoId,
      'classes.class',
      sql`select c.id, c.id as class_id, c.version from classes.class c
      where ${ofYear} and exists (select from rollover.act a join history.change h on h.batch = a.batch
        where h.subject = 'classes.class' and h.subject_id = c.id)`,
      none,
    ),
    members: differing(
      intoId,
      'classes.class_member',
      sql`select m.id, m.class_id, m.version from classes.class_member m join classes.class c on c.id = m.class_id where ${ofYear}`,
      classOf('class_id'),
    ),
    leaders: differing(
      intoId,
      'classes.leader',
      sql`select l.id, l.class_id, l.version from classes.leader l join classes.class c on c.id = l.class_id where ${ofYear}`,
      classOf('class_id'),
    ),
    groups: differing(
      intoId,
      'classes.study_group',
      sql`select g.id, gc.class_id, g.version from classes.study_group g join classes.group_class gc on gc.group_id = g.id
        where g.year_id = ${intoId}`,
      none,
    ),
    places: differing(
      intoId,
      'classes.group_member',
      sql`select m.id, gc.class_id, m.version from classes.group_member m join classes.study_group g on g.id = m.group_id
        join classes.group_class gc on gc.group_id = g.id where g.year_id = ${intoId}`,
      sql`(select gc.class_id from classes.group_class gc where gc.group_id = (made.after ->> 'group_id')::int limit 1)`,
    ),
    lines: differing(
      intoId,
      'curriculum.rup_line',
      sql`select r.id, r.class_id, r.version from curriculum.rup_line r where r.year_id = ${intoId} and r.class_id is not null`,
      none,
    ),
  }
  const found = new Map<number, Text[]>()
  for (const [kind, query] of Object.entries(queries) as [keyof typeof queries, RawBuilder<Count>][]) {
    const { rows } = await query.execute(db)
    for (const { class_id, count } of rows) found.set(class_id, [...(found.get(class_id) ?? []), title[kind](count)])
  }
  return found
}

/** Rows of other rooms that name a class or one of its groups. */
async function references(db: Database, classIds: readonly number[]) {
  const ids = sql`${[...classIds]}::int[]`
  const [ofClasses, ofGroups] = [await referencesTo(db, 'classes.class'), await referencesTo(db, 'classes.study_group')]
  const others = [
    ...ofClasses.map((one) => ({
      ...one,
      counted: sql`select r.${sql.ref(one.column)} as class_id, count(*)::int as count from ${sql.table(one.table)} r
        where r.${sql.ref(one.column)} = any(${ids}) group by 1`,
    })),
    ...ofGroups.map((one) => ({
      ...one,
      counted: sql`select gc.class_id, count(*)::int as count from classes.group_class gc
        join ${sql.table(one.table)} r on r.${sql.ref(one.column)} = gc.group_id where gc.class_id = any(${ids}) group by 1`,
    })),
  ].filter(({ table, column }) => !ownTables.has(table) && !(table === 'classes.class_origin' && column === 'class_id'))
  if (others.length === 0) return []
  const { rows } = await sql<Count & { place: number }>`${sql.join(
    others.map(
      ({ counted }, place) => sql`select ${sql.lit(place)} as place, class_id, count from (${counted}) counted`,
    ),
    sql` union all `,
  )}`.execute(db)
  return rows.flatMap(({ place, class_id, count }) => {
    const of = others[place]
    return of ? [{ class_id, count, table: of.table, column: of.column }] : []
  })
}

/** What was entered in classes of the new year since they came by the roll-over; of untouched ones nothing is there. */
export async function enteredSince(
  db: Database,
  { intoId, classIds, titles }: { intoId: number; classIds: readonly number[]; titles: ReferenceTitles },
): Promise<Map<number, Entered>> {
  const own = await ownDifferences(db, intoId)
  const referring = Map.groupBy(await references(db, classIds), ({ class_id }) => class_id)
  return new Map(
    classIds.flatMap((id): [number, Entered][] => {
      const others = referring.get(id) ?? []
      const words = [
        ...(own.get(id) ?? []),
        ...others.map((one) => msg`${titleOfReference(titles, one)}: ${one.count}`),
      ]
      if (words.length === 0) return []
      return [[id, { words, mayRemove: others.every(({ table }) => removable.has(table)) }]]
    }),
  )
}
export const inOneLine = ({ words }: Entered): Text => listed(words, '; ')
