import { sql } from 'kysely'
import { postObjection } from '#areas/people/server/index.ts'
import { addDays, displayDate } from '#platform/contract/calendar-date.ts'
import type { Preview } from '#platform/contract/preview.ts'
import { t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { previewEnd } from '../../contract/posts.ts'
import { findPerson } from './list-posts.ts'
import { readPost } from './post-rows.ts'

interface LastPost {
  /** Titles of the roles that end, and of the units that are left without their head. */
  roles: string[]
  units: string[]
  /** Signs in as a parent further on. */
  stays_parent: boolean
}

/** What ends with the last post, from the day after it. */
function effectsOf({ roles, units, stays_parent }: LastPost, from: string): Preview['effects'] {
  const day = displayDate(from)
  return [
    roles.length > 0
      ? { title: t`С ${day} перестанут действовать роли`, items: roles }
      : { title: t`Место в школе`, items: [t`С ${day} человек не числится сотрудником`] },
    { title: t`Без руководителя останутся`, items: units },
    {
      title: t`Вход`,
      items: [
        stays_parent
          ? t`Вход останется как у родителя`
          : t`Войти в систему как сотрудник будет нельзя; записи и отметки сохранятся`,
      ],
    },
  ]
}

export const previewEndHandler = handle(previewEnd, async ({ params, query, caller, db, today }) => {
  const post = await readPost(db, params.id, today)
  const { is_maintained } = await findPerson(db, caller, post.person_id, today)
  if (!is_maintained) throw notFound()
  // no row while another post is held after that day
  const { rows } = await sql<LastPost>`
    select
      array(select r.title from people.person p
        join access.account_role ar on ar.account_id = p.admin_user_id join access.role r on r.id = ar.role_id
        where p.id = ${post.person_id} order by r.title) as roles,
      array(select u.title from organisation.unit_head h join organisation.unit u on u.id = h.unit_id
        where h.person_id = ${post.person_id} and h.during @> ${query.to}::date + 1 and u.archived_at is null
        order by u.title) as units,
      exists (select from people.kinship k where k.adult_id = ${post.person_id} and k.is_legal_representative
        and k.during @> ${query.to}::date) as stays_parent
    where not exists (select from people.employment e
      where e.person_id = ${post.person_id} and e.id <> ${post.id}
        and coalesce(upper(e.during), 'infinity') > ${query.to}::date + 1)`.execute(db)
  const plan = { personId: post.person_id, id: post.id, to: query.to }
  const objection = await postObjection({ db, caller, today }, plan)
  return {
    obstacles: objection ? [String(objection)] : [],
    effects: rows.flatMap((last) => effectsOf(last, addDays(query.to, 1))),
  }
})
