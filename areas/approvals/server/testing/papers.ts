import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { assembleApprovals, type ApprovalCall, type ApprovalKind, type RunOutcome } from '#platform/server/approvals.ts'
import { withEvents } from '#platform/server/with-events.ts'
import type { TestApp, Who } from '#tests/test-app.ts'
import { record } from '#platform/server/history.ts'
import type { RouteStep } from '../../contract/routes.ts'
import { startApprovals } from '../runs/start-approval.ts'

/** Acts as somebody, as a handler would: in one transaction, with what is published after it. */
const callsOf =
  (testApp: TestApp) =>
  async <T>(who: Who, act: (call: ApprovalCall) => Promise<T>): Promise<T> => {
    const caller = await testApp.callerOf(who)
    return withEvents(testApp.context, (db, publish) =>
      act({
        db,
        caller,
        today: testApp.context.clock.today(),
        context: testApp.context,
        publish,
        record: (...changes) => record(db, caller, 'test', changes),
      }),
    )
  }

/** A kind of papers for tests, which notes what became of them. */
export function papers(testApp: TestApp) {
  const ended: (RunOutcome & { state: string })[] = []
  const note = (state: string) => async (outcome: RunOutcome) => void ended.push({ ...outcome, state })
  const kind: ApprovalKind = {
    name: 'tests.paper',
    title: msg`Бумага`,
    describe: (_db, ids) =>
      Promise.resolve(
        ids.map((id) => ({
          id,
          title: `Бумага ${id}`,
          link: `/papers/${id}`,
          facts: [{ title: 'Номер', value: String(id) }],
        })),
      ),
    onApproved: note('approved'),
    onReturned: note('returned'),
    onWithdrawn: note('withdrawn'),
  }
  const { kinds, posts } = testApp.context.approvals
  Object.assign(testApp.context, {
    approvals: assembleApprovals([{ approvalKinds: [...kinds, kind], deciders: posts }]),
  })

  /** Gives the kind a route. */
  const lead = async (steps: readonly Partial<RouteStep>[], by: Who = 'ceasar') => {
    const { body } = await testApp.as(by).get<{ items: { kind: string; revision: number }[] }>('/api/documents/routes/')
    const seen = body.items.find((one) => one.kind === kind.name)?.revision ?? 0
    const full = steps.map((step, index) => ({
      stage: index + 1,
      title: `Шаг ${index + 1}`,
      act: 'approve' as const,
      needs: 'any' as const,
      days: null,
      deciders: [],
      ...step,
    }))
    return testApp.as(by).post('/api/documents/routes/', { kind: kind.name, seen, steps: full })
  }

  const call = callsOf(testApp)
  let next = 0
  /** Sends papers as their author. */
  const send = (who: Who, count = 1) =>
    call(who, async (sent) => {
      const numbers = Array.from({ length: count }, () => ++next)
      return startApprovals(
        sent,
        numbers.map((subjectId) => ({
          kind: kind.name,
          subjectId,
          title: `Бумага ${subjectId}`,
          authorId: sent.caller.personId!,
        })),
      )
    })
  const person = (who: Who) => ({ by: 'person' as const, person_id: testApp.personOf(who) })
  const stateOf = async (id: number) => {
    const { rows } = await sql<{ state: string }>`select state from approvals.run where id = ${id}`.execute(testApp.db)
    return rows[0]?.state
  }
  return { kind, ended, lead, send, call, person, stateOf, last: () => next }
}
