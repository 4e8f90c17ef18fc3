import { sql } from 'kysely'
import { msg, t, translate } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { schoolMoments, type SchoolMoments } from '#platform/server/school-moments.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportFailedSignIns, listFailedSignIns, type FailedSignIn } from '../contract/audit.ts'
import { failureInWords } from '../contract/failed-sign-in.ts'
import { exportEvents, holderColumn, pageOfEvents, type InFile } from './account-events.ts'

const failures = {
  from: sql`access.failed_sign_in e left join access.account a on a.id = e.account_id`,
  columns: {
    id: sql`e.id`,
    times: sql`e.times`,
    device: sql`e.device`,
    reason: sql`e.reason`,
    address: sql`host(e.address)`,
  },
  at: 'last_at',
  after: sql`e.id desc`,
}
const listFailedSignInsHandler = handle(listFailedSignIns, (asking) => pageOfEvents<FailedSignIn>(asking, failures))

type Columns = Record<(typeof exportFailedSignIns)['columns'][number], SheetColumn<InFile<FailedSignIn>>>
const columnsBy = ({ cell }: SchoolMoments): Columns => ({
  last_at: { title: msg`Последний раз`, width: 20, kind: 'moment', of: ({ last_at }) => cell(new Date(last_at)) },
  person: holderColumn(msg`Чья учётная запись`, msg`Такого логина в школе нет`),
  reason: { title: msg`Почему`, width: 34, kind: 'text', of: (one) => translate(failureInWords(one)) },
  device: { title: msg`Устройство`, width: 34, kind: 'text', of: ({ device }) => device },
  address: { title: msg`Адрес сети`, width: 18, kind: 'text', of: ({ address }) => address },
  times: { title: msg`Раз за час`, width: 12, kind: 'number', isSummed: true, of: ({ times }) => times },
})
const exportFailedSignInsHandler = handle(exportFailedSignIns, (asking) =>
  exportEvents<FailedSignIn, keyof Columns>(asking, failures, {
    list: 'audit.failed_sign_ins',
    title: t`Неудачные входы`,
    columns: columnsBy(schoolMoments(asking.context.clock.timeZone)),
    tells: { person: ['holder'] },
  }),
)

export const failedSignInHandlers = [listFailedSignInsHandler, exportFailedSignInsHandler]
