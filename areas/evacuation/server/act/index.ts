import { paperHead } from '#areas/school/server/index.ts'
import { t } from '#platform/contract/text.ts'
import type { Mounted } from '#platform/server/handle.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { exportStatistics, printAct } from '../../contract/act.ts'
import { readFigures } from '../read-figures.ts'
import { actPaper } from './act-paper.ts'
import { peopleOf } from './people.ts'
import { readAct } from './read-act.ts'
import { statisticsBook } from './statistics-book.ts'

const momentIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('ru-RU', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (at: Date) => format.format(at)
}
/** As a sheet's cell of a moment wants it. */
const cellMomentIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (at: Date) => format.format(at).replace(' ', 'T')
}
const dayIn = (timeZone: string, at: Date) => new Intl.DateTimeFormat('ru-RU', { timeZone }).format(at)

const printActHandler = handle(printAct, async ({ params, db, context, record, caller }) => {
  const act = await readAct(db, params.id)
  if (!act) throw notFound()
  await record({
    subject: 'platform.export',
    id: caller.accountId,
    after: { list: 'evacuation-act', evacuation_id: act.evacuation_id, rows: act.people.length },
  })
  const { timeZone } = context.clock
  const bytes = await actPaper(act, await paperHead(context, caller), momentIn(timeZone))
  return { name: t`Акт об эвакуации ${dayIn(timeZone, act.started_at)}.pdf`, bytes }
})

const exportStatisticsHandler = handle(exportStatistics, async ({ params, db, context, record, caller }) => {
  const evacuation = await db
    .selectFrom('evacuation.evacuation')
    .select('started_at')
    .where('id', '=', params.id)
    .executeTakeFirst()
  if (!evacuation) throw notFound()
  const people = await peopleOf(db, params.id)
  const figures = await readFigures(db, params.id)
  await record({
    subject: 'platform.export',
    id: caller.accountId,
    after: { list: 'evacuation-statistics', evacuation_id: params.id, rows: people.length },
  })
  const { timeZone } = context.clock
  const title = t`Эвакуация ${dayIn(timeZone, evacuation.started_at)}`
  return { name: `${title}.xlsx`, bytes: await statisticsBook(title, { people, figures }, cellMomentIn(timeZone)) }
})

/** The report on paper and everybody's marks as a table. */
export const actHandlers: Mounted[] = [printActHandler, exportStatisticsHandler]
