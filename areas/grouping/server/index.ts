import type { Area } from '#platform/server/area.ts'
import { demonstration } from './demonstration/index.ts'
import { previewDivisionHandler, saveDivisionHandler } from './division/write-division.ts'
import { readDivisionHandler } from './division/read-division.ts'
import { changeGroupHandler } from './group/change-group.ts'
import { closeGroupHandler, previewClosingHandler } from './group/close-group.ts'
import { readGroupHistoryHandler } from './group/group-history.ts'
import { readGroupHandler } from './group/read-card.ts'
import { removeGroupHandler } from './group/remove-group.ts'
import { readIndividualHandler } from './individual/individual-plan.ts'
import { makeIndividualHandler, previewIndividualHandler } from './individual/make-individual.ts'
import { exportGroupsHandler, listGroupsHandler } from './list/read-groups.ts'
import { listCandidatesHandler } from './members/candidates.ts'
import { addUsersHandler, previewUsersHandler, removeUserHandler } from './members/members.ts'
import { exportPlanHandler } from './plan/export-plan.ts'
import { makePlanHandler, previewPlanHandler } from './plan/make-plan.ts'
import { readPlanHandler } from './plan/read-plan.ts'
import { subgroupNorm } from './norms.ts'
import { undoChangeHandler } from './undo/undo-change.ts'

export { makeMissingGroups } from './plan/make-plan.ts'

/** Teaching groups of a year: made from the РУП, divided and put together, who is in them from when to when. */
export const groupingArea: Area = {
  norms: [subgroupNorm],
  endpoints: [
    listGroupsHandler,
    exportGroupsHandler,
    readGroupHandler,
    changeGroupHandler,
    removeGroupHandler,
    closeGroupHandler,
    previewClosingHandler,
    readGroupHistoryHandler,
    addUsersHandler,
    previewUsersHandler,
    removeUserHandler,
    listCandidatesHandler,
    readDivisionHandler,
    previewDivisionHandler,
    saveDivisionHandler,
    readPlanHandler,
    exportPlanHandler,
    previewPlanHandler,
    makePlanHandler,
    readIndividualHandler,
    previewIndividualHandler,
    makeIndividualHandler,
    undoChangeHandler,
  ],
  demonstration,
}
