import { sql, type RawBuilder } from 'kysely'
import { personKinds } from '#platform/contract/enumerations.ts'
import type { Database } from '#platform/server/database.ts'
import { recordMade, type BulkTrace } from '#platform/server/history.ts'
import { positionId } from './positions.ts'

interface Post {
  position_id: number
  unit_id?: number | null
  rate?: number | string
  /** A `daterange`. */
  during: RawBuilder<string> | string
}

/** Gives a person a post; who may, and what the history keeps of it, is the caller's matter. @returns its id */
export async function insertPost(db: Database, post: Post & { person_id: number }): Promise<number> {
  const { id } = await db.insertInto('people.employment').values(post).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Changes a post, which gets its next version. */
export async function changePost(db: Database, id: number, set: Partial<Post>): Promise<void> {
  await db
    .updateTable('people.employment')
    .set({ ...set, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Takes away a post that never was. */
export async function removePost(db: Database, id: number): Promise<void> {
  await db.deleteFrom('people.employment').where('id', '=', id).execute()
}

export interface NewTeacher {
  surname: string
  name: string
  patronymic: string | null
}
const teacherPosition = 'Учитель'

async function recordTeachers(db: Database, ids: readonly number[], trace: BulkTrace): Promise<void> {
  const made = sql`any(${[...ids]}::int[])`
  await recordMade(
    db,
    trace,
    'people.person',
    sql`select id, jsonb_build_object('surname', surname, 'name', name, 'patronymic', patronymic) as after
      from people.person where id = ${made}`,
  )
  await recordMade(
    db,
    trace,
    'people.kind_member',
    sql`select person_id as id, jsonb_build_object('kind_id', kind_id) as after
      from people.kind_member where person_id = ${made}`,
  )
  await recordMade(
    db,
    trace,
    'people.employment',
    sql`select e.id, jsonb_build_object('person_id', e.person_id, 'position', ${teacherPosition}::text,
        'from', lower(e.during)) as after from people.employment e where e.person_id = ${made}`,
  )
}

/** Makes persons employed as teachers from a day on. @returns their ids in the order given */
export async function insertTeachers(
  db: Database,
  names: readonly NewTeacher[],
  from: string,
  trace: BulkTrace,
): Promise<number[]> {
  if (names.length === 0) return []
  // rows come back in the order of VALUES: two teachers of one name have nothing else to be told apart by
  const persons = await db.insertInto('people.person').values(names).returning('id').execute()
  const ids = persons.map(({ id }) => id)
  const position = await positionId(db, teacherPosition)
  await sql`insert into people.kind_member (person_id, kind_id)
    select id, ${personKinds.teacher.id} from unnest(${ids}::int[]) as id`.execute(db)
  await sql`insert into people.employment (person_id, position_id, during)
    select id, ${position}, daterange(${from}, null) from unnest(${ids}::int[]) as id`.execute(db)
  await recordTeachers(db, ids, trace)
  return ids
}
