import { hoursOfPlan } from './plan-hold.ts'
import { readiness } from './readiness.ts'
import { asDay } from '#platform/server/audited.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import type { AssignmentHold } from '#platform/server/assignment-hold.ts'
import { readWorkloadBoardHandler } from './board/read-board.ts'
import { proposeWorkloadHandler } from './board/propose-workload.ts'
import { readGroupWorkloadHandler } from './board/read-group.ts'
import { assignmentFields, readWorkloadHistoryHandler } from './board/workload-history.ts'
import { changeWorkloadHandler } from './changes/change-workload.ts'
import { previewWorkloadWith } from './changes/preview-workload.ts'
import { workloadDemonstration } from './demonstration/index.ts'
import { undoWorkloadHandler } from './changes/undo-workload.ts'
import { exportClassLoadsHandler, listClassLoadsHandler } from './class-loads.ts'
import { exportWorkloadHandler, listWorkloadHandler, readWorkloadHandler } from './teacher-loads.ts'
import { scopes } from './scopes.ts'
import { reasonTexts } from './reason-texts.ts'
import { exportVacanciesHandler, listVacanciesHandler } from './vacancies.ts'
import { assignmentsOfGroups } from './group-use.ts'
import { workloadNorms } from './norms.ts'
import { personDuplicates } from './person-duplicates.ts'
import { groupHolds } from './group-holds.ts'
import { groupObstacles } from './archive-obstacles.ts'

export {
  baseSalary,
  classTeacherBonus,
  fullClass,
  largestLoad,
  monthlyIndex,
  notebooksBonus,
  rateHours,
} from './norms.ts'
export { insertAssignments } from './insert-assignments.ts'
export { removeAssignments } from './remove-assignments.ts'

export { assignedDays, hasTaughtGroup, lastDayTaught, teachesToday } from './scopes.ts'
export { teachersOfYear } from './teachers-of-year.ts'
export { loadNormsOn } from './load-norms.ts'
export { dayOfBoard, type DayOfBoard } from './board/day-of-board.ts'
export { mayReadLoad } from './may-read-load.ts'

/**
 * Assignments: which teacher teaches which group, for how many hours.
 * @param holds what higher rooms keep that goes on bearing the name of a former teacher
 */
export const workloadWith = (holds: readonly AssignmentHold[]): Area => ({
  readiness,
  planHolds: [hoursOfPlan],
  scopes,
  reasonTexts,
  norms: workloadNorms,
  endpoints: [
    listWorkloadHandler,
    exportWorkloadHandler,
    readWorkloadHandler,
    listVacanciesHandler,
    exportVacanciesHandler,
    listClassLoadsHandler,
    exportClassLoadsHandler,
    readWorkloadBoardHandler,
    proposeWorkloadHandler,
    readGroupWorkloadHandler,
    readWorkloadHistoryHandler,
    changeWorkloadHandler,
    previewWorkloadWith(holds),
    undoWorkloadHandler,
  ],
  audited: [
    {
      subject: 'workload.assignment',
      title: msg`нагрузка`,
      values: { from: asDay, to: asDay },
      titles: { teacher: msg`Учитель`, group: msg`Группа`, hours: msg`Часов в неделю`, from: msg`С`, to: msg`По` },
      fields: assignmentFields,
      concerns: { field: 'teacher_id' },
    },
  ],
  demonstration: [workloadDemonstration],
  groupHolds,
  personDuplicates,
  archiveObstacles: [groupObstacles],
  groupUses: [assignmentsOfGroups],
  referenceTitles: {
    'workload.assignment': msg`Нагрузка`,
  },
})
