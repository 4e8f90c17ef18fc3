import { sql } from 'kysely'
import { publicReader, pictureLink } from '#areas/media/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { School } from '../contract/school.ts'

/** The one row of the school, held till the end where it is about to be changed. */
export async function schoolRow(db: Database, isHeld = false) {
  return db
    .selectFrom('school.school as s')
    .select([
      's.name',
      's.short_name',
      's.name_kk',
      's.bin',
      sql<School['school_type']>`s.school_type`.as('school_type'),
      sql<School['kind']>`s.kind`.as('kind'),
      's.city',
      's.address',
      's.phone',
      's.email',
      's.site',
      's.director_name',
      's.mail_sender',
      's.documents_days',
      's.time_zone',
      's.logo_id',
      's.version',
    ])
    .$if(isHeld, (found) => found.forUpdate())
    .executeTakeFirstOrThrow()
}

/** The zone by whose clock the school lives; null: as the installation was started. */
export async function chosenZone(db: Database): Promise<string | null> {
  const school = await db.selectFrom('school.school').select('time_zone').executeTakeFirst()
  return school?.time_zone ?? null
}

/** In whose name letters of the school are written; null: as the installation was started. */
export async function senderName(db: Database): Promise<string | null> {
  const school = await db.selectFrom('school.school').select('mail_sender').executeTakeFirst()
  return school?.mail_sender ?? null
}

export async function readSchoolAnswer(db: Database, { clock, secret }: AppContext): Promise<School> {
  const { logo_id, ...row } = await schoolRow(db)
  const file =
    logo_id === null
      ? undefined
      : await db.selectFrom('media.file').where('id', '=', logo_id).select('stem').executeTakeFirst()
  return {
    ...row,
    time_zone: row.time_zone ?? clock.timeZone,
    today: clock.today(),
    time: clock.timeOfDay(),
    logo: file ? pictureLink(publicReader({ secret }), file.stem, 1024) : null,
  }
}
