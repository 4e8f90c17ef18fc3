import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { listFailedSignIns, type FailedSignIn } from '../contract/audit.ts'
import { pageOfEvents } from './account-events.ts'

export const listFailedSignInsHandler = handle(listFailedSignIns, (asking) =>
  pageOfEvents<FailedSignIn>(asking, {
    from: sql`access.failed_sign_in e left join access.account a on a.id = e.account_id`,
    columns: sql`e.id, e.times, e.device, e.reason, host(e.address) as address`,
    at: 'last_at',
    after: sql`e.id desc`,
  }),
)
