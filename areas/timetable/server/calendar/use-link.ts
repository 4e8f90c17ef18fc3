import { sql } from 'kysely'
import { beginAttempt, hashOf } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound, Refusal } from '#platform/server/refusal.ts'
import type { CalendarOwner } from './compose-calendar.ts'

/** Calendar programs come every few hours, several devices of a person each. */
const maxReadsAnHour = 60
/** Unknown addresses from one place in 15 minutes: nobody can guess one, but each costs a look. */
const maxMisses = 100

interface UsedLink {
  account_id: number
  person_id: number
  reads: number
  wait_seconds: number
  language: string | null
}
/** Whose lessons, and in the language of whose account. */
interface Opened {
  owner: CalendarOwner
  language: string | null
}

/** Counts the reading and remembers its time; links of a blocked account are no links. */
async function countRead(db: Database, token: string): Promise<UsedLink | undefined> {
  const { rows } = await sql<UsedLink>`
    update timetable.calendar_link l set last_used_at = now(),
      reads = case when l.reads_since > now() - interval '1 hour' then least(l.reads + 1, 30000) else 1 end,
      reads_since = case when l.reads_since > now() - interval '1 hour' then l.reads_since else now() end
    from access.account a where a.id = l.account_id and a.status = 'active' and l.token_hash = ${hashOf(token)}
    returning l.account_id, l.person_id, l.reads, a.language,
      greatest(1, ceil(extract(epoch from l.reads_since + interval '1 hour' - now()))) as wait_seconds`.execute(db)
  return rows[0]
}

/** The lessons' owner, as long as they are the account's own person or a child whom it still represents. */
async function readOwner(
  db: Database,
  { account_id, person_id }: UsedLink,
  today: string,
): Promise<CalendarOwner | null> {
  const { rows } = await sql<CalendarOwner>`
    select p.id, case when exists (select from classes.class_member m where m.student_id = p.id)
        then 'student' else 'teacher' end as kind,
      (select c.title from classes.class_member m join classes.class c on c.id = m.class_id
        where m.student_id = p.id and m.during @> ${today}::date) as "classTitle"
    from people.person p where p.id = ${person_id} and p.archived_at is null and (p.admin_user_id = ${account_id}
      or exists (select from people.kinship k join people.person adult on adult.id = k.adult_id
        where k.child_id = p.id and adult.admin_user_id = ${account_id} and k.is_legal_representative
          and k.during @> ${today}::date))`.execute(db)
  return rows[0] ?? null
}

/**
 * Whose lessons the secret address opens.
 * @throws Refusal 404 where it is unknown, revoked, or no longer its owner's right; 429 where it is read too often
 */
export async function useLink(
  db: Database,
  { token, address, today }: { token: string; address: string; today: string },
): Promise<Opened> {
  const link = await countRead(db, token)
  if (!link) {
    await beginAttempt(db, [{ subject: `calendar:${address}`, max: maxMisses, minutes: 15, isClearedBySuccess: false }])
    throw notFound(msg`Такого календаря нет: ссылка отозвана или заменена.`)
  }
  if (link.reads > maxReadsAnHour)
    throw new Refusal(429, msg`Календарь читают слишком часто. Повторите позже.`, link.wait_seconds)
  const owner = await readOwner(db, link, today)
  if (!owner) throw notFound(msg`Такого календаря нет: ссылка отозвана или заменена.`)
  return { owner, language: link.language }
}
