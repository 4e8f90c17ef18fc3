import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import { allows } from '#platform/contract/access.ts'
import { translate } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, listOfSql } from '#platform/server/list.ts'
import type { ApprovalParts } from '#platform/server/approvals.ts'
import { writesRoutes } from '../../contract/access.ts'
import { listApprovals, sections, type ApprovalRow, type Run, type Section } from '../../contract/runs.ts'
import { actingFor, type ActingFor } from '../acting-for.ts'
import { describeAll, subjectKey } from './answer.ts'
import { mineOf } from './mine.ts'
import { runColumns } from './run-rows.ts'

interface Asking {
  caller: Caller
  today: string
  /** The reader, and those for whom they stand in. */
  persons: readonly number[]
}

/** Open steps of `r` at which the reader is asked; nobody is asked to approve their own paper. */
const asksReader = ({ caller, persons }: Asking) => sql<boolean>`exists (
  select from approvals.step_decider ad join approvals.run_step ast on ast.id = ad.step_id and ast.state = 'open'
  join approvals.route_step ars on ars.id = ast.route_step_id
  where ast.run_id = r.id and ad.decided_at is null and ad.person_id = any(${[...persons]}::integer[])
    and (ars.act = 'acquaint' or r.author_id is distinct from ${caller.personId}))`

/** Runs `r` of each section. */
const holds: Record<Section, (asking: Asking) => RawBuilder<boolean>> = {
  decide: (asking) => sql`(r.state = 'running' and ${asksReader(asking)})`,
  // what was sent anew since has not come back any more
  returned: ({ caller }) => sql`(r.state = 'returned' and r.author_id = ${caller.personId} and not exists (
    select from approvals.run later where later.subject_kind = r.subject_kind and later.subject_id = r.subject_id and later.id > r.id))`,
  sent: ({ caller }) => sql`(r.state = 'running' and r.author_id = ${caller.personId})`,
  done: ({ caller }) => sql`(r.id in (
    select own.id from approvals.run own where own.author_id = ${caller.personId} and own.state <> 'running'
    union select ds.run_id from approvals.step_decider dd join approvals.run_step ds on ds.id = dd.step_id
      where dd.decided_by = ${caller.personId}
    union select ds.run_id from approvals.step_decider dd join approvals.run_step ds on ds.id = dd.step_id
      where dd.person_id = ${caller.personId} and dd.decided_at is not null))`,
  stuck: ({ caller }) => sql`(${allows(writesRoutes, caller)} and r.state = 'running' and exists (
    select from approvals.run_step ss where ss.run_id = r.id and ss.is_stuck))`,
}

const dueOn = sql<
  string | null
>`(select min(due.due_on) from approvals.run_step due where due.run_id = r.id and due.state = 'open')`
const sortBy = { due: dueOn, started: sql`r.id`, title: sql`r.title` }

type Query = z.output<(typeof listApprovals)['query']>
interface Row extends Run {
  due_on: string | null
}

/** A page of a section: one statement. */
const findRows = (db: Database, query: Query, asking: Asking) => {
  const { section, kind, search = '', sort, asc } = query
  const direction = asc ? sql`asc` : sql`desc`
  // what is over is read from its end
  const order =
    section === 'done' && sort === 'due'
      ? sql`r.ended_at desc nulls first`
      : sql`${sortBy[sort]} ${direction} nulls last`
  return listOfSql<Row>(db, {
    columns: sql`${runColumns(asking.today)}, ${dueOn}::text as due_on`,
    found: sql`from approvals.run r where ${holds[section](asking)} and (${kind ?? null}::text is null or r.kind = ${kind ?? null})
      and ${containsWords(sql`platform.search_text(r.title || ' ' || (select a.full_name from approvals.person a where a.id = r.author_id))`, search)}`,
    ordered: sql`order by ${order}, r.id ${section === 'done' ? sql`desc` : sql`asc`}`,
  }).pageOf(query)
}

/** How many each section holds, and the kinds that the shown one has: one statement. */
async function readCounts(db: Database, shown: Section, asking: Asking) {
  const counted = sections.map(
    (section) =>
      sql`(select count(*)::int from approvals.run r where ${holds[section](asking)}) as ${sql.ref(section)}`,
  )
  const { rows } = await sql<Record<Section, number> & { kinds: string[] }>`select ${sql.join(counted)},
    array(select distinct r.kind from approvals.run r where ${holds[shown](asking)} order by 1) as kinds`.execute(db)
  const { kinds, ...counts } = rows[0]!
  return { counts, kinds }
}

/** What the areas call these kinds: variants are asked for where there are any, a question for each of their kinds. */
async function titlesOf(
  db: Database,
  parts: ApprovalParts,
  kinds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const titles = new Map(kinds.map((kind) => [kind, translate(parts.kindOf(kind)?.title ?? kind)]))
  const withVariants = new Set(kinds.filter((kind) => kind.includes(':')).map((kind) => parts.kindOf(kind)))
  for (const declared of withVariants)
    for (const { id, title } of (await declared?.variants?.(db)) ?? []) titles.set(`${declared?.name}:${id}`, title)
  return titles
}

interface Telling {
  parts: ApprovalParts
  caller: Caller
  heads: readonly ActingFor[]
  titles: ReadonlyMap<string, string>
  isOfOthers: boolean
}
async function rowsOf(
  db: Database,
  runs: readonly Row[],
  { parts, caller, heads, titles, isOfOthers }: Telling,
): Promise<ApprovalRow[]> {
  // who maintains routes names who decides, and reads nothing of the subject
  const described = await describeAll(db, isOfOthers ? [] : runs, { parts, caller })
  return runs.map(({ steps, ...run }) => {
    const subject = described.get(subjectKey(parts, run))
    const open = steps.filter(({ state }) => state === 'open')
    return {
      ...run,
      title: subject?.title ?? run.title,
      kind_title: titles.get(run.kind) ?? run.kind,
      link: subject?.link ?? null,
      facts: [...(subject?.facts ?? [])],
      step: open.map(({ title }) => title).join(', '),
      next: open.flatMap(({ deciders }) =>
        deciders.filter((one) => one.decision === null).map(({ person }) => person.name),
      ),
      mine: mineOf({ ...run, steps }, { personId: caller.personId, actingFor: heads }),
    }
  })
}

export const listApprovalsHandler = handle(listApprovals, async ({ query, db, caller, today, context }) => {
  const heads = await actingFor(db, caller.personId, today)
  const persons = [...(caller.personId === null ? [] : [caller.personId]), ...heads.map(({ id }) => id)]
  const asking = { caller, today, persons }
  const { items, ...page } = await findRows(db, query, asking)
  const { counts, kinds } = await readCounts(db, query.section, asking)
  const parts = context.approvals
  const titles = await titlesOf(db, parts, kinds)
  return {
    ...page,
    items: await rowsOf(db, items, { parts, caller, heads, titles, isOfOthers: query.section === 'stuck' }),
    counts,
    kinds: kinds.map((kind) => ({ kind, title: titles.get(kind) ?? kind })),
  }
})
