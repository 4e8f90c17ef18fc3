import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { audited } from './audited.ts'
import { demonstration } from './demonstration/index.ts'
import { listDeputiesHandler, readOwnDeputiesHandler } from './deputies/list-deputies.ts'
import { endDeputyHandler, nameDeputyHandler } from './deputies/write-deputies.ts'
import { findStaffHandler } from './find-staff.ts'
import { decided, deputyNamed, terms, toDecide } from './notice-kinds.ts'
import { personDuplicates } from './person-duplicates.ts'
import { listRoutesHandler, readRouteVersionsHandler } from './routes/list-routes.ts'
import { previewRouteHandler } from './routes/preview-route.ts'
import { saveRouteHandler } from './routes/save-route.ts'
import { keepDecidersTask } from './runs/keep-deciders.ts'
import { listApprovalsHandler } from './runs/list-approvals.ts'
import { readWaitingWith } from './runs/read-waiting.ts'
import { remindTask } from './runs/remind.ts'
import { runHandlers } from './runs/run-handlers.ts'
import { waitingApprovals } from './runs/waiting.ts'

export { actingFor, isOrActsFor, type ActingFor } from './acting-for.ts'
export { writePastRuns, type PastRun } from './demonstration/past-runs.ts'
export { routeOf } from './routes/route-rows.ts'
export { keepUsualRoute, routeToSend } from './routes/usual-route.ts'
export { decideRun, type Deciding } from './runs/decide.ts'
export { decidesOn, signsNow } from './runs/asked-conditions.ts'
export { mineOf, type Reader } from './runs/mine.ts'
export { contentChanged, decideSubject, decideSubjects, openRunOf, withdrawApproval } from './runs/of-subject.ts'
export { readRuns, type SubjectRef } from './runs/run-rows.ts'
export type { Together } from './runs/notices.ts'
export { startApproval, startApprovals, type NewRun } from './runs/start-approval.ts'

/**
 * Approval by routes, deputies, and «На мне»: what waits for a person in all areas.
 *
 * The face, for areas whose subjects are decided upon (kinds in `Area.approvalKinds`, posts in `Area.deciders`):
 * `startApproval(s)`, `decideSubject`, `withdrawApproval`, `contentChanged` write in the caller's transaction; `readRuns` tells of many
 * subjects in one statement; `routeOf(db, kind)` is null where nothing leads a kind; `actingFor` says for whom somebody acts today.
 */
export const approvalsWith = (areas: readonly Pick<Area, 'waiting'>[]): Area => ({
  noticeKinds: [toDecide, decided, terms, deputyNamed],
  endpoints: [
    listApprovalsHandler,
    ...runHandlers,
    readWaitingWith([waitingApprovals, ...areas.flatMap(({ waiting = [] }) => waiting)]),
    listRoutesHandler,
    saveRouteHandler,
    previewRouteHandler,
    readRouteVersionsHandler,
    listDeputiesHandler,
    readOwnDeputiesHandler,
    nameDeputyHandler,
    endDeputyHandler,
    findStaffHandler,
  ],
  scheduledTasks: [keepDecidersTask, remindTask],
  demonstration,
  personDuplicates,
  audited,
  referenceTitles: {
    'approvals.route': msg`Маршруты согласования`,
    'approvals.route_version': msg`Версии маршрутов согласования`,
    'approvals.route_decider': msg`Шаги маршрутов согласования`,
    'approvals.run': msg`Согласования`,
    'approvals.step_decider': msg`Решения на согласовании`,
    'approvals.deputy': msg`Исполнение обязанностей`,
    'approvals.reminder': msg`Напоминания о сроках согласования`,
  },
})
