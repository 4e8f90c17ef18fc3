import { sql } from 'kysely'
import { instant } from '#areas/access/server/index.ts'
import { msg, t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { schoolMoments, type SchoolMoments } from '#platform/server/school-moments.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportSignIns, listSignIns, type SignIn } from '../contract/audit.ts'
import { exportEvents, holderColumn, pageOfEvents, type InFile } from './account-events.ts'

const signIns = {
  from: sql`access.session e join access.account a on a.id = e.account_id
    left join people.person actor on actor.admin_user_id = e.actor_account_id`,
  columns: {
    id: sql`e.id`,
    device: sql`e.device`,
    reason: sql`e.reason`,
    address: sql`host(e.address)`,
    ended_at: instant('e.ended_at'),
    impersonated_by: sql`case when e.actor_account_id is not null then coalesce(actor.full_name, '') end`,
  },
  at: 'started_at',
  after: sql`e.id desc`,
}
const listSignInsHandler = handle(listSignIns, (asking) => pageOfEvents<SignIn>(asking, signIns))

type Columns = Record<(typeof exportSignIns)['columns'][number], SheetColumn<InFile<SignIn>>>
const columnsBy = ({ cell }: SchoolMoments): Columns => ({
  started_at: { title: msg`Когда`, width: 20, kind: 'moment', of: ({ started_at }) => cell(new Date(started_at)) },
  person: holderColumn(msg`Кто`),
  device: { title: msg`Устройство`, width: 34, kind: 'text', of: ({ device }) => device },
  address: { title: msg`Адрес сети`, width: 18, kind: 'text', of: ({ address }) => address },
  under: {
    title: msg`Под этим именем вошёл(а)`,
    width: 40,
    kind: 'text',
    of: ({ impersonated_by, reason }) => impersonated_by && [impersonated_by, reason].filter(Boolean).join(': '),
  },
  ended_at: {
    title: msg`Завершён`,
    width: 20,
    kind: 'moment',
    of: ({ ended_at }) => ended_at && cell(new Date(ended_at)),
  },
})
const exportSignInsHandler = handle(exportSignIns, (asking) =>
  exportEvents<SignIn, keyof Columns>(asking, signIns, {
    list: 'audit.sign_ins',
    title: t`Входы`,
    columns: columnsBy(schoolMoments(asking.context.clock.timeZone)),
    tells: { person: ['holder'], under: ['impersonated_by', 'reason'] },
  }),
)

export const signInHandlers = [listSignInsHandler, exportSignInsHandler]
