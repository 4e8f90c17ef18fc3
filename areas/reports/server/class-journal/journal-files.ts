import { paperHead } from '#areas/school/server/index.ts'
import { t } from '#platform/contract/text.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { handle } from '#platform/server/handle.ts'
import type { Change } from '#platform/server/history.ts'
import { notFound } from '#platform/server/refusal.ts'
import { exportClassJournal, printClassJournal } from '../../contract/class-journal.ts'
import { journalBook } from './journal-book.ts'
import { journalPaper } from './journal-paper.ts'
import { readClassJournal, type ClassJournal } from './read-class-journal.ts'

const fileName = ({ group, period }: ClassJournal, today: string) =>
  [t`Журнал ${group.title} ${group.course}`, period.title, displayDate(today)].join(', ')

const inDays = ({ start, end }: ClassJournal['period']) => `${displayDate(start)}–${displayDate(end)}`

// names of periods are words of who reads, the days are everybody's
const taken = (list: string, accountId: number, { group, period, students }: ClassJournal): Change => ({
  subject: 'platform.export',
  id: accountId,
  after: { list, group_id: group.id, period: inDays(period), rows: students.length },
})

export const exportClassJournalHandler = handle(exportClassJournal, async ({ params, query, record, ...call }) => {
  const journal = await readClassJournal(call, params.id, query)
  if (!journal) throw notFound()
  await record(taken('journal', call.caller.accountId, journal))
  return { name: `${fileName(journal, call.today)}.xlsx`, bytes: await journalBook(journal, call.today) }
})
export const printClassJournalHandler = handle(printClassJournal, async ({ params, query, record, ...call }) => {
  const journal = await readClassJournal(call, params.id, query)
  if (!journal) throw notFound()
  await record(taken('journal-paper', call.caller.accountId, journal))
  const head = await paperHead(call.context, call.caller)
  const now = { today: call.today, time: call.context.clock.timeOfDay() }
  return { name: `${fileName(journal, call.today)}.pdf`, bytes: await journalPaper(journal, head, now) }
})
