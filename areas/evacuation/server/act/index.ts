import { paperHead } from '#areas/school/server/index.ts'
import { t } from '#platform/contract/text.ts'
import type { Mounted } from '#platform/server/handle.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { schoolMoments } from '#platform/server/school-moments.ts'
import { exportStatistics, printAct } from '../../contract/act.ts'
import { readFigures } from '../read-figures.ts'
import { actPaper } from './act-paper.ts'
import { peopleOf } from './people.ts'
import { readAct } from './read-act.ts'
import { statisticsBook } from './statistics-book.ts'

const printActHandler = handle(printAct, async ({ params, db, context, record, caller }) => {
  const act = await readAct(db, params.id)
  if (!act) throw notFound()
  await record({
    subject: 'platform.export',
    id: caller.accountId,
    after: { list: 'evacuation-act', evacuation_id: act.evacuation_id, rows: act.people.length },
  })
  const { day, exact } = schoolMoments(context.clock.timeZone)
  const bytes = await actPaper(act, await paperHead(context, caller), exact)
  return { name: t`Акт об эвакуации ${day(act.started_at)}.pdf`, bytes }
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
  const { cell, day } = schoolMoments(context.clock.timeZone)
  const title = t`Эвакуация ${day(evacuation.started_at)}`
  return { name: `${title}.xlsx`, bytes: await statisticsBook(title, { people, figures }, cell) }
})

/** The report on paper and everybody's marks as a table. */
export const actHandlers: Mounted[] = [printActHandler, exportStatisticsHandler]
