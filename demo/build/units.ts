import { sql } from 'kysely'
import { personKinds } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import { insertRows, insertRowsWithIds } from '#platform/server/demonstration/insert-rows.ts'
import { personRows } from './person-rows.ts'
import type { Holder } from '../staff.ts'
import type { UnitPlan } from '../units.ts'

/** Years after which every so many a teacher has held a second post here. */
const secondPost = { title: 'Вожатый', afterYears: 8, forYears: 2, every: 4 }

async function positionIds(db: Database, titles: readonly string[]): Promise<Map<string, number>> {
  await sql`insert into people.position (title) select unnest(${[...new Set(titles)]}::text[])
    on conflict (title) do nothing`.execute(db)
  const rows = await db.selectFrom('people.position').select(['id', 'title']).execute()
  return new Map(rows.map(({ id, title }) => [title, id]))
}

/** Persons who keep the school running, employed without accounts. */
export async function buildHelpers(db: Database, helpers: readonly Holder[], city: string): Promise<void> {
  const ids = await insertRowsWithIds(
    db,
    'people.person',
    await personRows(
      db,
      helpers.map(({ person }) => person),
      city,
    ),
  )
  const positions = await positionIds(
    db,
    helpers.map(({ position }) => position),
  )
  await insertRows(
    db,
    'people.kind_member',
    ids.map((person_id) => ({ person_id, kind_id: personKinds.specialists.id })),
  )
  await insertRows(
    db,
    'people.employment',
    helpers.map(({ position, hiredOn }, index) => ({
      person_id: ids[index] ?? 0,
      position_id: positions.get(position) ?? 0,
      rate: 1,
      during: `[${hiredOn},)`,
    })),
  )
}

interface Placed {
  plan: UnitPlan
  id: number
}
async function buildLevel(
  db: Database,
  plans: readonly UnitPlan[],
  parent_id: number | null,
  kinds: ReadonlyMap<string, number>,
): Promise<Placed[]> {
  if (plans.length === 0) return []
  const ids = await insertRowsWithIds(
    db,
    'organisation.unit',
    plans.map(({ title, short, kind }, index) => ({
      title,
      short_title: short ?? null,
      kind_id: kinds.get(kind) ?? null,
      parent_id,
      index: index + 1,
    })),
  )
  const placed = plans.map((plan, index) => ({ plan, id: ids[index] ?? 0 }))
  const all = [...placed]
  for (const { plan, id } of placed) all.push(...(await buildLevel(db, plan.below ?? [], id, kinds)))
  return all
}

async function divisionKinds(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('dictionaries.record as r')
    .innerJoin('dictionaries.dictionary as d', 'd.id', 'r.dictionary_id')
    .where('d.code', '=', 'division')
    .select(['r.id', 'r.title'])
    .execute()
  return new Map(rows.map(({ id, title }) => [title, id]))
}

/** Everybody employed comes into the unit of their post, teachers into that of their department. */
async function placeStaff(db: Database, placed: readonly Placed[]): Promise<void> {
  const posts = placed.flatMap(({ plan: { head, positions = [] }, id }) =>
    [...(head === undefined ? [] : [head]), ...positions].map((title) => ({ unit: id, title })),
  )
  const departments = placed.flatMap(({ plan: { cathedra }, id }) =>
    cathedra === undefined ? [] : [{ unit: id, title: cathedra }],
  )
  await sql`
    update people.employment e set unit_id = given.unit
    from jsonb_to_recordset(${JSON.stringify(posts)}::jsonb) as given (unit int, title text)
    join people.position po on po.title = given.title where po.id = e.position_id`.execute(db)
  await sql`
    update people.employment e set unit_id = given.unit
    from jsonb_to_recordset(${JSON.stringify(departments)}::jsonb) as given (unit int, title text)
    join curriculum.cathedra c on c.title = given.title join curriculum.cathedra_member m on m.cathedra_id = c.id
    where m.person_id = e.person_id and e.unit_id is null`.execute(db)
  await sql`
    insert into organisation.unit_head (unit_id, person_id, during)
    select given.unit, h.person_id, h.during
    from jsonb_to_recordset(${JSON.stringify(departments)}::jsonb) as given (unit int, title text)
    join curriculum.cathedra c on c.title = given.title join curriculum.cathedra_head h on h.cathedra_id = c.id`.execute(
    db,
  )
  const heads = placed.flatMap(({ plan: { head }, id }) => (head === undefined ? [] : [{ unit: id, title: head }]))
  await sql`
    insert into organisation.unit_head (unit_id, person_id, during)
    select distinct on (given.unit) given.unit, e.person_id, daterange(lower(e.during), null)
    from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as given (unit int, title text)
    join people.position po on po.title = given.title join people.employment e on e.position_id = po.id
    order by given.unit, e.person_id
    on conflict do nothing`.execute(db)
}

/** The staffing plan: what is held and what is vacant. */
async function planRates(db: Database, placed: readonly Placed[]): Promise<void> {
  const vacant = placed.map(({ plan, id }) => ({ unit: id, vacant: plan.vacant ?? 0 }))
  await sql`
    update organisation.unit u set planned_rate = given.vacant + coalesce(
      (select sum(e.rate) from people.employment e where e.unit_id = u.id), 0)
    from jsonb_to_recordset(${JSON.stringify(vacant)}::jsonb) as given (unit int, vacant numeric)
    where u.id = given.unit`.execute(db)
}

async function buildSecondPosts(db: Database): Promise<void> {
  const { title, afterYears, forYears, every } = secondPost
  const position = (await positionIds(db, [title])).get(title) ?? 0
  await sql`
    insert into people.employment (person_id, position_id, rate, during)
    select m.person_id, ${position}, 0.5, daterange(lower(e.during), (lower(e.during) + make_interval(years => ${forYears}))::date)
    from curriculum.cathedra_member m join people.employment e on e.person_id = m.person_id
    where m.person_id % ${every} = 0
      and lower(e.during) < (select max(date_start) from calendar.study_year) - make_interval(years => ${afterYears})`.execute(
    db,
  )
}

/** Units with their heads, and everybody employed in one of them. */
export async function buildUnits(db: Database, structure: readonly UnitPlan[]): Promise<void> {
  const placed = await buildLevel(db, structure, null, await divisionKinds(db))
  await placeStaff(db, placed)
  await planRates(db, placed)
  await buildSecondPosts(db)
}
