import { sql } from 'kysely'
import { instant } from '#areas/access/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { listSignIns, type SignIn } from '../contract/audit.ts'
import { pageOfEvents } from './account-events.ts'

export const listSignInsHandler = handle(listSignIns, (asking) =>
  pageOfEvents<SignIn>(asking, {
    from: sql`access.session e join access.account a on a.id = e.account_id
      left join people.person actor on actor.admin_user_id = e.actor_account_id`,
    columns: sql`e.id, e.device, e.reason, host(e.address) as address, ${instant('e.ended_at')} as ended_at,
      case when e.actor_account_id is not null then coalesce(actor.full_name, '') end as impersonated_by`,
    at: 'started_at',
    after: sql`e.id desc`,
  }),
)
