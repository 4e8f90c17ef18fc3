import * as z from 'zod/mini'
import { notify } from '#areas/notices/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { listed, msg, type Text } from '#platform/contract/text.ts'
import { id, isoDate } from '#platform/contract/wire.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { beginLongJob, longJob } from '#platform/server/long-job/long-job.ts'
import { refuse } from '#platform/server/refusal.ts'
import { remindOfCompletion } from '../contract/completion.ts'
import { completionRows, isIncomplete, type OwnerRow } from './overview.ts'
import { completionQuery } from './completion-query.ts'
import { incompleteLessons } from './notice-kinds.ts'

const Reminder = z.object({
  teacher_id: id,
  from: isoDate,
  to: isoDate,
  cathedra_id: z.optional(id),
  class_id: z.optional(id),
  homework: z.boolean(),
  /** Who reminds; null: the administration, as whoever reads it calls it. */
  by: z.nullable(z.string()),
})
/** What a teacher has to write up, in words. */
function inWords({ unfilled, without_topic, without_homework, works, few }: OwnerRow, homework: boolean): Text {
  const lessons = homework
    ? msg`Уроков ${unfilled} (без темы ${without_topic}, без задания ${without_homework})`
    : msg`Уроков ${unfilled} (без темы ${without_topic})`
  const parts = [
    unfilled > 0 ? lessons : null,
    works > 0 ? msg`СОР и СОЧ без плана, даты или баллов ${works}` : null,
  ].filter((one) => one !== null)
  if (few > 0)
    parts.push(
      parts.length === 0 ? msg`Учеников с малым числом отметок ${few}` : msg`учеников с малым числом отметок ${few}`,
    )
  return listed(parts, '; ')
}

/** Tells one teacher of their journals as they are by then; the link shows what is lacking. */
export const remindJob = longJob({
  kind: 'journal.completion',
  input: Reminder,
  access: remindOfCompletion.access,
  reaches: 'each-row',
  act: async ({ db, publish, input, jobId, caller, today, context }) => {
    const { by, homework, ...filter } = input
    const { from, to, teacher_id } = filter
    const rows = await completionRows(db, completionQuery(filter, caller, today, context), 'teacher', homework)
    const row = rows.find((one) => one.id === teacher_id && isIncomplete(one))
    if (!row) return { outcome: 'refused', detail: msg`Напоминать больше не о чем` }
    const { account_id, unfilled } = row
    const gaps = inWords(row, homework)
    if (account_id === null)
      return { outcome: 'refused', detail: msg`${gaps}. Нет действующей учётной записи: сообщите лично` }
    await notify(db, publish, [
      {
        accountId: account_id,
        kind: incompleteLessons,
        title: unfilled > 0 ? msg`Незаполненные уроки: ${unfilled}` : msg`В журналах не всё заполнено`,
        text: msg`С ${displayDate(from)} по ${displayDate(to)}. ${gaps}. Напоминает ${by ?? msg`администрация`}.`,
        link: `/journal-filling?mine=true&from=${from}&to=${to}${homework ? '&homework=true' : ''}`,
        subject: `filling:${jobId}`,
      },
    ])
    return { outcome: 'done', detail: gaps }
  },
})

async function nameOf(db: Database, { personId }: Caller): Promise<string | null> {
  if (personId === null) return null
  const person = await db.selectFrom('people.person').where('id', '=', personId).select('full_name').executeTakeFirst()
  return person?.full_name ?? null
}

export const remindOfCompletionHandler = handle(
  remindOfCompletion,
  async ({ body, caller, db, today, context, record }) => {
    const { from, to, homework, cathedra_id, class_id } = body
    const rows = await completionRows(db, completionQuery(body, caller, today, context), 'teacher', homework)
    const teachers = rows.filter(isIncomplete)
    if (teachers.length === 0) throw refuse('to', msg`За эти дни всё заполнено`)
    const by = await nameOf(db, caller)
    const jobId = await beginLongJob({ db, context }, remindJob, {
      caller,
      title: msg`Напоминание о незаполненных журналах, ${displayDate(from)}–${displayDate(to)}`,
      items: teachers.flatMap(({ title, id: teacher_id }) =>
        teacher_id === null ? [] : [{ title, input: { teacher_id, from, to, cathedra_id, class_id, homework, by } }],
      ),
    })
    await record({ subject: 'platform.long_job', id: jobId, after: { ...body, teachers: teachers.length } })
    return { id: jobId }
  },
)
