import { sql } from 'kysely'
import { notify, type NewNotice } from '#areas/notices/server/index.ts'
import { displayDate, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg, plural, type Text } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import type { ScheduledTask } from '#platform/server/scheduled-task.ts'
import { withEvents } from '#platform/server/with-events.ts'
import { terms } from '../notice-kinds.ts'

type Occasion = 'before' | 'today' | 'after'
interface Due {
  account_id: number
  occasion: Occasion
  run_id: number
  step_id: number
  title: string
  due_on: CalendarDate
  /** Who is late, where a head is told of it. */
  late: string | null
}

/**
 * Whose terms are near: a day before, on the day, and after it to the head of who is late (who stands in for them is told beside). A
 * term that ends on Monday is told on Friday: `before` is the working day that precedes it.
 */
async function readDue(db: Database, today: string): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with late as (
      select s.id as step_id, r.id as run_id, r.title, s.due_on, sd.person_id,
        case when s.due_on < ${today}::date then 'after' when s.due_on = ${today}::date then 'today' else 'before' end as occasion
      from approvals.run_step s join approvals.run r on r.id = s.run_id and r.state = 'running'
      join approvals.step_decider sd on sd.step_id = s.id and sd.decided_at is null
      where s.state = 'open' and s.due_on <= approvals.add_working_days(${today}::date, 1))
    select p.admin_user_id as account_id, l.occasion, l.run_id, l.step_id, l.title, l.due_on, null as late
    from late l join approvals.person p on p.id = l.person_id or p.id in (
      select d.deputy_id from approvals.standing d where d.head_id = l.person_id and d.during @> ${today}::date)
    where p.admin_user_id is not null and l.occasion <> 'after'
    union all
    select head.admin_user_id, l.occasion, l.run_id, l.step_id, l.title, l.due_on, p.short_name
    from late l join approvals.person p on p.id = l.person_id
    join approvals.person head on head.id = approvals.head_of(l.person_id, ${today}::date)
    where head.admin_user_id is not null and l.occasion = 'after' order by 1, 4`.execute(db)
  return rows
}

const titleOf = ({ occasion, title, due_on, late }: Due): Text => {
  if (occasion === 'after') return msg`Просрочено: ${late}, ${title}`
  return occasion === 'today' ? msg`Сегодня срок решения: ${title}` : msg`Срок решения ${displayDate(due_on)}: ${title}`
}
const ofMany: Record<Occasion, (count: number) => Text> = {
  before: (count) =>
    msg`${plural(count, { one: 'Завтра срок у # бумаги', few: 'Завтра срок у # бумаг', other: 'Завтра срок у # бумаг' })}`,
  today: (count) =>
    msg`${plural(count, { one: 'Сегодня срок у # бумаги', few: 'Сегодня срок у # бумаг', other: 'Сегодня срок у # бумаг' })}`,
  after: (count) =>
    msg`${plural(count, { one: 'Просрочена # бумага', few: 'Просрочены # бумаги', other: 'Просрочено # бумаг' })}`,
}

/** Those of whom nobody has been told of this occasion yet. */
async function untold(db: Database, due: readonly Due[]): Promise<Due[]> {
  const subjects = due.map((one) => subjectOf(one))
  const { rows } = await sql<{ n: number }>`insert into approvals.reminder (account_id, step_id, occasion)
    select * from unnest(${due.map(({ account_id }) => account_id)}::integer[], ${due.map(({ step_id }) => step_id)}::integer[],
      ${due.map(({ occasion }) => occasion)}::text[]) on conflict do nothing returning account_id, step_id, occasion`.execute(
    db,
  )
  const fresh = new Set((rows as unknown as Due[]).map((one) => subjectOf(one)))
  return due.filter((_, index) => fresh.has(subjects[index] ?? ''))
}
const subjectOf = ({ account_id, step_id, occasion }: Pick<Due, 'account_id' | 'step_id' | 'occasion'>) =>
  `approval-term:${account_id}:${step_id}:${occasion}`

/** Reminds each once of each term: of many terms at once by one message. */
export async function remind(context: AppContext): Promise<void> {
  const today = context.clock.today()
  await withEvents(context, async (db, publish) => {
    const due = await untold(db, await readDue(db, today))
    const groups = Map.groupBy(due, ({ account_id, occasion }) => `${account_id} ${occasion}`)
    const notices = [...groups.values()].map((group): NewNotice => {
      const first = group[0]!
      const isOne = group.length === 1
      return {
        accountId: first.account_id,
        kind: terms,
        title: isOne ? titleOf(first) : ofMany[first.occasion](group.length),
        link: isOne && first.occasion !== 'after' ? `/approvals?active=${first.run_id}` : '/approvals',
        subject: subjectOf(first),
      }
    })
    await notify(db, publish, notices)
  })
}

export const remindTask: ScheduledTask = { name: 'approvals-terms', cron: '15 8 * * *', run: remind }
