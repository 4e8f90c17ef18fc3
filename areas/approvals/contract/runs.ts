import * as z from 'zod/mini'
import { inOwnName, self } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { listOf, listQuery } from '#platform/contract/list.ts'
import { id, IdParams, isoDate, line, text } from '#platform/contract/wire.ts'
import { acts, decisions, needs, runStates, stepStates } from '../rules/words.ts'
import { writesRoutes } from './access.ts'

const maxRemark = 1000
const Named = z.object({ id, name: z.string() })

/** Somebody who is asked at a step; of who has decided, what and when, and who did it for them. */
export const StepDecider = z.object({
  person: Named,
  decision: z.nullable(z.enum(decisions)),
  /** Another than the person: their deputy. */
  decided_by: z.nullable(Named),
  /** ISO 8601. */
  decided_at: z.nullable(z.string()),
  remark: z.nullable(z.string()),
  /** Who stands in for them today, while they have not decided. */
  deputy: z.nullable(Named),
})
export type StepDecider = z.infer<typeof StepDecider>
export const RunStep = z.object({
  id,
  /** Those of one stage go side by side. */
  stage: z.int(),
  title: z.string(),
  act: z.enum(acts),
  needs: z.enum(needs),
  state: z.enum(stepStates),
  due_on: z.nullable(isoDate),
  /** Open, and nobody could decide: somebody has to be named. */
  is_stuck: z.boolean(),
  deciders: z.array(StepDecider),
})
export type RunStep = z.infer<typeof RunStep>

/** One way of a subject along its route, with all that was decided on it. */
export const Run = z.object({
  id,
  kind: z.string(),
  subject_id: id,
  title: z.string(),
  author: Named,
  state: z.enum(runStates),
  /** Why it was returned or withdrawn. */
  remark: z.nullable(z.string()),
  started_at: z.string(),
  ended_at: z.nullable(z.string()),
  /** Of the content that is decided upon: sent with a decision as what was seen. */
  content_version: z.int(),
  steps: z.array(RunStep),
})
export type Run = z.infer<typeof Run>

export const Fact = z.object({ title: z.string(), value: z.string() })
/** What the reader may do with a run at this moment. */
export const Mine = z.object({
  /** Acts of the open steps at which the reader, or whoever they stand in for, is asked. */
  acts: z.array(z.enum(acts)),
  /** For whom the reader would decide, beside themselves. */
  on_behalf_of: z.array(z.string()),
  may_withdraw: z.boolean(),
})
export type Mine = z.infer<typeof Mine>

export const sections = ['decide', 'returned', 'sent', 'done', 'stuck'] as const
export type Section = (typeof sections)[number]

const Row = z.extend(z.omit(Run, { steps: true }), {
  /** What the kind is called. */
  kind_title: z.string(),
  link: z.nullable(z.string()),
  facts: z.array(Fact),
  /** Titles of the open steps. */
  step: z.string(),
  /** The earliest term of the open steps. */
  due_on: z.nullable(isoDate),
  /** Who is to decide now. */
  next: z.array(z.string()),
  mine: Mine,
})
export type ApprovalRow = z.infer<typeof Row>

const sorts = ['due', 'started', 'title'] as const
/**
 * What waits for the reader or is theirs, by section: `decide` waits for them, `returned` has come back, `sent` is on its way,
 * `done` they have decided, or is theirs and over; `stuck` waits for nobody, for who maintains routes. Overdue ones come first.
 */
export const listApprovals = endpoint({
  method: 'GET',
  path: '/api/documents/approvals/',
  access: self(),
  query: listQuery(sorts, { section: z._default(z.enum(sections), 'decide'), kind: z.optional(line(80)) }),
  response: z.extend(listOf(Row), {
    /** How many each section holds, whatever is sought. */
    counts: z.record(z.enum(sections), z.int()),
    /** Kinds that the section holds. */
    kinds: z.array(z.object({ kind: z.string(), title: z.string() })),
  }),
  summary: '«На мне»: что ждёт решения, возвращено, отправлено и решено',
})

/** To its author, to who is or was asked on it, and to who maintains routes; to others it is missing. */
export const readApproval = endpoint({
  method: 'GET',
  path: '/api/documents/approvals/{id}',
  access: self(),
  params: IdParams,
  response: z.object({ run: Run, link: z.nullable(z.string()), facts: z.array(Fact), mine: Mine }),
  summary: 'Ход согласования',
})

/** `seen`: the content version that was looked at. A return needs a remark. */
const Deciding = {
  decision: z.enum(['approve', 'acquaint', 'return']),
  remark: z.optional(z.nullable(text(maxRemark))),
}
export const decideApproval = endpoint({
  method: 'POST',
  path: '/api/documents/approvals/{id}/decide/',
  access: inOwnName(self()),
  params: IdParams,
  body: z.strictObject({ ...Deciding, seen: z.int() }),
  response: z.object({ run: Run, mine: Mine }),
  summary: 'Согласовать, ознакомиться или вернуть с замечанием',
})
const maxAtOnce = 200
/** Each by itself: what can't be decided is told and holds up no other. */
export const decideApprovals = endpoint({
  method: 'POST',
  path: '/api/documents/approvals/decide/',
  access: inOwnName(self()),
  body: z.strictObject({
    ...Deciding,
    runs: z.array(z.strictObject({ id, seen: z.int() })).check(z.minLength(1), z.maxLength(maxAtOnce)),
  }),
  response: z.object({
    items: z.array(z.object({ id, title: z.string(), is_done: z.boolean(), problem: z.nullable(z.string()) })),
  }),
  summary: 'Решить по нескольким сразу',
})
export const withdrawApprovalRun = endpoint({
  method: 'POST',
  path: '/api/documents/approvals/{id}/withdraw/',
  access: inOwnName(self()),
  params: IdParams,
  body: z.strictObject({ remark: z.optional(z.nullable(text(maxRemark))) }),
  response: z.object({ run: Run, mine: Mine }),
  summary: 'Отозвать своё с согласования',
})
/** Puts a person in the place of who has not decided yet, or where there is nobody. */
export const reassignApproval = endpoint({
  method: 'POST',
  path: '/api/documents/approvals/{id}/reassign/',
  access: inOwnName(writesRoutes),
  params: IdParams,
  body: z.strictObject({
    step_id: id,
    instead_of: z.nullable(id),
    person_id: id,
    remark: z.optional(z.nullable(text(300))),
  }),
  response: z.object({ run: Run, mine: Mine }),
  summary: 'Назначить решающего вместо другого',
})
