import { sql } from 'kysely'
import { undoLongJob } from '#platform/contract/long-jobs.ts'
import { msg, type StoredText } from '#platform/contract/text.ts'
import { handle } from '../handle.ts'
import { conflict, notFound } from '../refusal.ts'
import { enqueue } from './long-job.ts'
import { canBeUndone } from './read-job.ts'

interface Former {
  kind: string
  title: StoredText
  can_be_undone: boolean
}

/** Each item asks again for the rights to what it takes back, and is refused where it has changed meanwhile. */
export const undoHandler = handle(undoLongJob, async ({ params, caller, db, context, record }) => {
  const found = await sql<Former>`select j.kind, j.title, ${canBeUndone} as can_be_undone from platform.long_job j
    where j.id = ${params.id} and j.account_id = ${caller.accountId} for update`.execute(db)
  const [former] = found.rows
  if (!former) throw notFound()
  if (!former.can_be_undone) throw conflict(msg`Эту работу уже отменили, или она ещё идёт`)
  // the former title is said to whoever reads it, as all the rest
  const title = JSON.stringify({ ...msg`Отмена: ${''}`.stored(), values: [former.title] } satisfies StoredText)
  const made = await sql<{ id: number }>`
    insert into platform.long_job (kind, account_id, actor_account_id, title, undoes)
    values (${former.kind}, ${caller.accountId}, ${caller.act ?? null}, ${title}::jsonb, ${params.id})
    on conflict (account_id, kind) where state in ('waiting', 'running') do nothing returning id`.execute(db)
  const id = made.rows[0]?.id
  if (id === undefined) throw conflict(msg`Такая работа у вас уже идёт. Дождитесь её конца или отмените её`)
  const items = await sql`insert into platform.long_job_item (job_id, number, title, input, is_counted, size)
    select ${id}, number, title, undo, is_counted, size from platform.long_job_item
    where job_id = ${params.id} and outcome = 'done' and undo is not null`.execute(db)
  if (items.numAffectedRows === 0n) throw conflict(msg`Отменять нечего`)
  await record({ subject: 'platform.long_job', id, after: { undoes: params.id } })
  await enqueue(context.jobs, db, id)
  return { id }
})
