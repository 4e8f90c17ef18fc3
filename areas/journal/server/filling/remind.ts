import * as z from 'zod/mini'
import { notify } from '#areas/notices/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { id, isoDate } from '#platform/contract/wire.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { beginLongJob, longJob } from '#platform/server/long-job/long-job.ts'
import { refuse } from '#platform/server/refusal.ts'
import { remindOfFilling } from '../../contract/filling.ts'
import { demandPeriod, unfilledTeachers } from './unfilled.ts'

const Reminder = z.object({
  account_id: z.nullable(id),
  unfilled: z.int(),
  without_topic: z.int(),
  without_homework: z.int(),
  from: isoDate,
  to: isoDate,
  homework: z.boolean(),
  /** Who reminds. */
  by: z.string(),
})

/** Tells one teacher of their lessons; the link shows them. */
export const reminding = longJob({
  kind: 'journal.filling',
  input: Reminder,
  act: async ({ db, publish, input, jobId }) => {
    const { account_id, unfilled, without_topic, without_homework, from, to, homework, by } = input
    if (account_id === null)
      return { outcome: 'refused', detail: `Уроков: ${unfilled}. Нет действующей учётной записи: сообщите лично` }
    const lacks = `без темы ${without_topic}${homework ? `, без задания ${without_homework}` : ''}`
    await notify(db, publish, [
      {
        accountId: account_id,
        kind: 'journal.filling',
        title: `Незаполненные уроки: ${unfilled}`,
        text: `С ${displayDate(from)} по ${displayDate(to)}: ${lacks}. Напоминает ${by}.`,
        link: `/journal-filling?mine=true&from=${from}&to=${to}${homework ? '&homework=true' : ''}`,
        subject: `filling:${jobId}`,
      },
    ])
    return { outcome: 'done', detail: `Уроков: ${unfilled} (${lacks})` }
  },
})

async function nameOf(db: Database, { personId }: Caller): Promise<string> {
  if (personId === null) return 'администрация'
  const person = await db.selectFrom('people.person').where('id', '=', personId).select('full_name').executeTakeFirst()
  return person?.full_name ?? 'администрация'
}

export const remind = handle(remindOfFilling, async ({ body, caller, db, today, house, record }) => {
  demandPeriod(body)
  const teachers = await unfilledTeachers(db, caller, body, { today, time: house.clock.timeOfDay() })
  if (teachers.length === 0) throw refuse('to', 'За эти дни незаполненных уроков нет')
  const { from, to, homework } = body
  const by = await nameOf(db, caller)
  const jobId = await beginLongJob({ db, house }, reminding, {
    accountId: caller.accountId,
    title: `Напоминание о незаполненных уроках, ${displayDate(from)}–${displayDate(to)}`,
    items: teachers.map(({ full_name, account_id, unfilled, without_topic, without_homework }) => ({
      title: full_name,
      input: { account_id, unfilled, without_topic, without_homework, from, to, homework, by },
    })),
  })
  await record({ subject: 'platform.long_job', id: jobId, after: { ...body, teachers: teachers.length } })
  return { id: jobId }
})
