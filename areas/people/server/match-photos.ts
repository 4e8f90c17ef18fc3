import { sql } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { matchPhotos } from '../contract/class-photos.ts'
import { matchPhoto, type Pictured } from '../rules/photo-names.ts'
import { maintainsPerson } from './scope/index.ts'

export const matchPhotosHandler = handle(matchPhotos, async ({ body, caller, db, today }) => {
  const person = sql.ref('p.id')
  const { rows } = await sql<Pictured & { has_photo: boolean }>`
    select p.id, p.full_name, p.iin, p.photo_id is not null as has_photo from people.person p
    where ${caller.accessRules.persons.isAmong('class_id', person, body.class_id, today)} and p.archived_at is null
      and ${mayFindPerson(caller, person, today)} and ${maintainsPerson(caller, person)}
    order by p.sort_name, p.id`.execute(db)
  if (rows.length === 0) throw notFound()
  return {
    students: rows.map(({ id, full_name, has_photo }, index) => ({ id, full_name, number: index + 1, has_photo })),
    matches: body.names.map((name) => matchPhoto(name, rows)),
  }
})
