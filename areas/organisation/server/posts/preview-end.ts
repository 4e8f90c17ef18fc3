import { sql } from 'kysely'
import type { Output } from '#platform/contract/endpoint.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { previewEnd } from '../../contract/posts.ts'
import { findPerson } from './list-posts.ts'
import { readPost } from './post-rows.ts'

export const previewEndHandler = handle(previewEnd, async ({ params, query, caller, db, today }) => {
  const post = await readPost(db, params.id, today)
  const { is_kept } = await findPerson(db, caller, post.person_id, today)
  if (!is_kept) throw notFound()
  const { rows } = await sql<Output<typeof previewEnd>>`
    with last as (select not exists (select from people.employment e
      where e.person_id = ${post.person_id} and e.id <> ${post.id}
        and coalesce(upper(e.during), 'infinity') > ${query.to}::date + 1) as is_last)
    select is_last,
      case when is_last then array(select r.title from people.person p
        join access.account_role ar on ar.account_id = p.admin_user_id join access.role r on r.id = ar.role_id
        where p.id = ${post.person_id} order by r.title) else '{}' end as roles,
      case when is_last then array(select u.title from organisation.unit u
        where u.head_id = ${post.person_id} and u.archived_at is null order by u.title) else '{}' end as units,
      exists (select from people.kinship k where k.adult_id = ${post.person_id} and k.is_legal_representative
        and k.during @> ${query.to}::date) as stays_parent
    from last`.execute(db)
  return rows[0] ?? { is_last: false, roles: [], units: [], stays_parent: false }
})
