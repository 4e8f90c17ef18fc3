import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import type { TeacherName } from '../../rules/teacher-name.ts'

const positionTitle = 'Учитель'

async function positionId(db: Database): Promise<number> {
  await db
    .insertInto('people.position')
    .values({ title: positionTitle })
    .onConflict((on) => on.column('title').doNothing())
    .execute()
  const { id } = await db
    .selectFrom('people.position')
    .select('id')
    .where('title', '=', positionTitle)
    .executeTakeFirstOrThrow()
  return id
}

/** Makes persons employed as teachers from the first day of the year on. @returns their ids in the order of `names` */
export async function importTeachers(db: Database, names: TeacherName[], employedFrom: string): Promise<number[]> {
  if (names.length === 0) return []
  // rows come back in the order of VALUES: two teachers of one name have nothing else to be told apart by
  const persons = await db.insertInto('people.person').values(names).returning('id').execute()
  const ids = persons.map(({ id }) => id)
  const position = await positionId(db)
  await sql`insert into people.kind_member (person_id, kind_id)
    select id, ${personKinds.teacher.id} from unnest(${ids}::int[]) as id`.execute(db)
  await sql`insert into people.employment (person_id, position_id, during)
    select id, ${position}, daterange(${employedFrom}, null) from unnest(${ids}::int[]) as id`.execute(db)
  return ids
}
