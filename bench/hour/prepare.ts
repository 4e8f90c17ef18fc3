import { sql } from 'kysely'
import { openDatabase } from '#platform/server/database.ts'
import { migrate } from '#platform/server/migrate.ts'
import { openCluster } from '#platform/server/postgres/cluster.ts'
import { completeDemonstration, prepareInstallation } from '#demo/index.ts'

/** Logins of those who come in the morning; staff who come on a second device stand there twice. */
export interface Cast {
  staff: string[]
  students: string[]
  parents: string[]
}

const comingStaff = 150

/** A demonstration with all journals in place, where everybody may sign in with the password of the demonstration. */
export async function prepareHour(home: string, print: (line: string) => void): Promise<Cast> {
  const cluster = await openCluster(home, { durable: true })
  await migrate(cluster.url())
  const built = { databaseUrl: cluster.url(), print }
  await prepareInstallation({ ...built, today: '2026-11-20', timeZone: 'Asia/Almaty', seed: 48 })
  await completeDemonstration(built)
  const { db } = openDatabase(cluster.url(), 1)
  try {
    await sql`update access.account set password_hash = (select password_hash from access.account
      where login = 'teacher@demo.school') where password_hash is null`.execute(db)
    const loginsOf = async (kinds: string[]) => {
      const { rows } = await sql<{ login: string }>`
        select distinct a.id, a.login from access.account a join people.person p on p.admin_user_id = a.id
          join people.kind_member m on m.person_id = p.id join people.kind k on k.id = m.kind_id
        where k.code = any(${kinds}) and a.status = 'active' and not exists (
          select from people.employment e where e.person_id = p.id and ${!kinds.includes('teachers')}::boolean)
        order by a.id`.execute(db)
      return rows.map(({ login }) => login)
    }
    const staff = await loginsOf(['teachers', 'uk', 'aup'])
    return {
      staff: [...staff, ...staff].slice(0, comingStaff),
      students: await loginsOf(['students']),
      parents: await loginsOf(['parents']),
    }
  } finally {
    await db.destroy()
    await cluster.stop()
  }
}
