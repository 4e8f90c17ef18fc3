import { sql } from 'kysely'
import { accountsByRights } from '#areas/access/server/index.ts'
import { allows } from '#platform/contract/access.ts'
import { scoreTypeTitles } from '#platform/contract/enumerations.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { ApprovalCall, ApprovalKind, DeciderPost } from '#platform/server/approvals.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound } from '#platform/server/refusal.ts'
import { plansWorks } from '../../contract/access.ts'
import type { OfHigherRooms } from '../higher-rooms.ts'
import { doWanted, requestSubject, type WantedWork } from './requests.ts'

/** Who plans the works of the whole school. */
export const worksPlanners: DeciderPost = {
  key: 'assessments.planners',
  title: msg`Кто ведёт план СОР и СОЧ`,
  order: 45,
  dependsOn: 'nothing',
  kind: requestSubject,
  resolve: async (db, { today, context }) => {
    const groups = await accountsByRights(db, today, context)
    return groups.flatMap(({ rights, members }) =>
      rights.client === 0 && rights.limits === undefined && allows(plansWorks, rights)
        ? members.flatMap(({ personId }) => personId ?? [])
        : [],
    )
  },
}

interface RequestRow extends WantedWork {
  id: number
  reason: string
}
async function end(
  { db, record }: ApprovalCall,
  id: number,
  { state, answer }: { state: 'accepted' | 'declined' | 'withdrawn'; answer: string | null },
): Promise<WantedWork> {
  const { rows } = await sql<RequestRow>`
    update assessments.work_request set state = ${state}, answer = left(${answer}, 500)
    where id = ${id} and state = 'waiting'
    returning id, group_id, quarter_id, action, kind, number, title, maximum, reason`.execute(db)
  const [row] = rows
  if (!row) throw notFound()
  const { id: _id, reason, ...wanted } = row
  await record({
    subject: requestSubject,
    id,
    before: { ...wanted, reason, state: 'waiting' },
    after: { ...wanted, reason, state },
  })
  return wanted
}

async function describe(db: Database, ids: readonly number[]) {
  const { rows } = await sql<RequestRow & { group: string; course: string; quarter: string; planned: number }>`
    select r.id, r.group_id, r.quarter_id, r.action, r.kind, r.number, r.title, r.maximum, r.reason, g.title as "group",
      co.title as course, q.title as quarter,
      (select count(*) from assessments.work w where w.group_id = r.group_id and w.quarter_id = r.quarter_id
        and w.kind = r.kind) as planned
    from assessments.work_request r join classes.study_group g on g.id = r.group_id
    join curriculum.course co on co.id = g.course_id join calendar.calendar_entry q on q.id = r.quarter_id
    where r.id = any(${[...ids]}::integer[])`.execute(db)
  return rows.map((row) => {
    const kind = scoreTypeTitles[row.kind]
    const work = row.number === null || row.kind === 'soch' ? kind : `${kind} ${row.number}`
    return {
      id: row.id,
      title: `${row.course}, ${row.group}`,
      link: `/journal?group=${row.group_id}&tab=works`,
      facts: [
        { title: row.action === 'add' ? t`Добавить` : t`Убрать`, value: row.title ? `${work}, ${row.title}` : work },
        { title: t`Период`, value: row.quarter },
        { title: t`Сейчас ${kind}`, value: String(row.planned) },
        { title: t`Максимум`, value: String(row.maximum) },
        { title: t`Причина`, value: row.reason },
      ],
    }
  })
}

/** By which it is led until the school gives it another way. */
export const usualRequestRoute: Pick<ApprovalKind, 'name' | 'usual'> = {
  name: requestSubject,
  usual: [{ title: msg`Решение завуча`, act: 'approve', needs: 'any', days: 3, posts: [worksPlanners.key] }],
}

/** What a teacher asks for beside the template goes by a route: approved, the work is made or taken away. */
export const workRequestApproval = (rooms: OfHigherRooms): ApprovalKind => ({
  ...usualRequestRoute,
  title: msg`Больше или меньше СОР и СОЧ`,
  describe,
  onApproved: async ({ subjectId, runId, remark }, call) => {
    const wanted = await end(call, subjectId, { state: 'accepted', answer: remark })
    await doWanted({ ...call, rooms, requestId: `approval ${runId}` }, wanted)
  },
  onReturned: async ({ subjectId, remark }, call) => {
    await end(call, subjectId, { state: 'declined', answer: remark })
  },
  onWithdrawn: async ({ subjectId, remark }, call) => {
    await end(call, subjectId, { state: 'withdrawn', answer: remark })
  },
})
