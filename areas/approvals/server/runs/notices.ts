import { sql } from 'kysely'
import { holdersOfKey } from '#areas/access/server/index.ts'
import { docTemplates } from '#areas/documents/contract/permissions.ts'
import { notify, type NewNotice } from '#areas/notices/server/index.ts'
import { listed, msg, plural, type Text } from '#platform/contract/text.ts'
import type { AppContext, Publish } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { decided, terms, toDecide } from '../notice-kinds.ts'

/** What somebody is to be told of a run; of many at once one message is made. */
export interface Told {
  what: 'decide' | 'approved' | 'returned' | 'stuck'
  personId: number
  runId: number
  title: string
  text: Text
  /** Where it is found; by default that of what is told. */
  section?: string
  /** Of the same an account is told once. */
  subject: string
}
const kinds = { decide: toDecide, approved: decided, returned: decided, stuck: terms }
const one: Record<Told['what'], (title: string) => Text> = {
  decide: (title) => msg`Ждёт решения: ${title}`,
  approved: (title) => msg`Согласовано: ${title}`,
  returned: (title) => msg`Возвращено: ${title}`,
  stuck: (title) => msg`Некому решать: ${title}`,
}
const many: Record<Told['what'], (count: number) => Text> = {
  decide: (count) =>
    msg`${plural(count, { one: 'Ждёт вашего решения # бумага', few: 'Ждут вашего решения # бумаги', other: 'Ждут вашего решения # бумаг' })}`,
  approved: (count) =>
    msg`${plural(count, { one: 'Согласована # ваша бумага', few: 'Согласованы # ваши бумаги', other: 'Согласовано # ваших бумаг' })}`,
  returned: (count) =>
    msg`${plural(count, { one: 'Возвращена # ваша бумага', few: 'Возвращены # ваши бумаги', other: 'Возвращено # ваших бумаг' })}`,
  stuck: (count) =>
    msg`${plural(count, { one: 'Некому решать по # бумаге', few: 'Некому решать по # бумагам', other: 'Некому решать по # бумагам' })}`,
}
/** Of what somebody does themselves they are not told. */
const isOwnDoing: Record<Told['what'], boolean> = { decide: false, approved: true, returned: true, stuck: false }
const sectionOf: Record<Told['what'], string> = {
  decide: 'decide',
  approved: 'done',
  returned: 'returned',
  stuck: 'sent',
}

/** Accounts of persons, and of who stands in for them today. */
async function accountsOf(db: Database, persons: readonly number[], today: string) {
  const { rows } = await sql<{ id: number; account_id: number; head: string | null }>`
    select asked.id, p.admin_user_id as account_id, null as head from unnest(${[...new Set(persons)]}::integer[]) asked(id)
    join approvals.person p on p.id = asked.id where p.admin_user_id is not null
    union all
    select d.head_id, p.admin_user_id, head.short_name from approvals.standing d join approvals.person p on p.id = d.deputy_id
    join approvals.person head on head.id = d.head_id
    where d.head_id = any(${[...new Set(persons)]}::integer[]) and d.during @> ${today}::date and p.admin_user_id is not null`.execute(
    db,
  )
  return rows
}

function noticeOf(
  accountId: number,
  head: string | null,
  { what, title, text, runId, subject, section = sectionOf[what] }: Told,
): NewNotice {
  return {
    accountId,
    kind: kinds[what],
    title: one[what](title),
    text: head === null ? text : listed([msg`И. о. (замещает: ${head})`, text], '. '),
    link: `/approvals?section=${section}&active=${runId}`,
    subject,
  }
}

/** Papers that come one after another and are told of once, before the last of them stands. */
export interface Together {
  /** What they are called: «Справка с места учёбы». */
  title: string
  /** How many there will be. */
  count: number
  /** Of the same an account is told once. */
  subject: string
}
const togetherNotice = (accountId: number, what: Told['what'], { title, count, subject }: Together): NewNotice => ({
  accountId,
  kind: kinds[what],
  title: one[what](title),
  text: msg`Всего бумаг: ${count}. Они приходят по мере готовности`,
  link: `/approvals?section=${sectionOf[what]}`,
  subject: `approvals:${subject}:${what}`,
})

/** Tells what has been gathered; nobody hears of what they have done themselves. */
export async function tellAll(
  { db, publish, today, caller }: { db: Database; publish: Publish; today: string; caller?: { accountId: number } },
  told: readonly Told[],
  together?: Together,
): Promise<void> {
  if (told.length === 0) return
  const accounts = await accountsOf(
    db,
    told.map(({ personId }) => personId),
    today,
  )
  const each = told.flatMap((given) =>
    accounts
      // only what is to be decided goes to deputies too
      .filter(({ id, head }) => id === given.personId && (head === null || given.what === 'decide'))
      .filter(({ account_id }) => account_id !== caller?.accountId || !isOwnDoing[given.what])
      .map(({ account_id, head }) => ({ account_id, head, given })),
  )
  const groups = Map.groupBy(each, ({ account_id, given }) => `${account_id} ${given.what}`)
  const notices = [...groups.values()].map((group): NewNotice => {
    const [first] = group
    if (together && first) return togetherNotice(first.account_id, first.given.what, together)
    if (group.length === 1 && first) return noticeOf(first.account_id, first.head, first.given)
    const { what, subject, section = sectionOf[what] } = first!.given
    return {
      accountId: first!.account_id,
      kind: kinds[what],
      title: many[what](group.length),
      link: `/approvals?section=${section}`,
      subject: `${subject}:of-many`,
    }
  })
  await notify(db, publish, notices)
}

/** Who may name a person where nobody could decide: the author, who is told, and those who maintain routes. */
export async function toldOfStuck(
  db: Database,
  { id, title, author_id }: { id: number; title: string; author_id: number },
  { stepId, stepTitle, today, context }: { stepId: number; stepTitle: string; today: string; context: AppContext },
): Promise<Told[]> {
  const maintainers = await holdersOfKey(db, docTemplates, today, context.accessRules.permissions)
  return [...new Set([author_id, ...maintainers])].map((personId) => ({
    what: 'stuck',
    personId,
    section: personId === author_id ? 'sent' : 'stuck',
    runId: id,
    title,
    text: msg`Шаг «${stepTitle}»: нет того, кто решает. Решающего назначает тот, кто ведёт маршруты`,
    subject: `approval:${id}:stuck:${stepId}`,
  }))
}
