import { sql, type RawBuilder } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound, outdated } from '#platform/server/refusal.ts'
import type { Post } from '../../contract/posts.ts'

export interface PostRow extends Post {
  person_id: number
}
/** Posts over the row `e` of `people.employment`, those of today first, then the later the nearer. */
export async function readPosts(db: Database, where: RawBuilder<boolean>, today: string): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select e.id, e.person_id, e.version, po.title as position, e.rate::float8 as rate,
      case when u.id is not null then jsonb_build_object('id', u.id, 'title', u.title) end as unit,
      lower(e.during)::text as from, (upper(e.during) - 1)::text as to,
      case when e.during @> ${today}::date then 'now' when e.during << daterange(${today}::date, null) then 'before'
        else 'later' end as state
    from people.employment e join people.position po on po.id = e.position_id
      left join organisation.unit u on u.id = e.unit_id
    where ${where}
    order by e.during @> ${today}::date desc, lower(e.during) desc nulls last, e.id`.execute(db)
  return rows
}

/** @throws 404 */
export async function readPost(db: Database, id: number, today: string): Promise<PostRow> {
  const [post] = await readPosts(db, sql<boolean>`e.id = ${id}`, today)
  if (!post) throw notFound(msg`Должность не найдена`)
  return post
}

/** 409 with what stands now, for who has seen an earlier version. */
export function requireVersion({ position, unit, version }: PostRow, seen: number): void {
  if (version !== seen)
    throw outdated(
      msg`Пока вы работали, должность изменили: сейчас это «${position}»${unit ? `, ${unit.title}` : ''}. Обновите страницу и повторите`,
    )
}

/** What the history keeps of a post, beside whose it is. */
export const auditedValues = ({ position, unit, rate, from, to }: Omit<Post, 'id' | 'state' | 'version'>) => ({
  position,
  unit: unit?.title ?? null,
  rate,
  from,
  to,
})
