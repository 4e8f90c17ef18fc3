import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { applyInTurnWith, applyJobWith } from './apply/apply-job.ts'
import { applyTemplatesWith, previewApplyWith } from './apply/apply-templates.ts'
import { undoAttestationWith } from './apply/undo.ts'
import { changeAttestationHandler } from './attestation/change-attestation.ts'
import { exportAttestationHandler, listAttestationHandler } from './attestation/list-attestation.ts'
import { readAttestationHandler } from './attestation/read-attestation.ts'
import { groupHolds } from './group-holds.ts'
import { demonstration } from './demonstration/index.ts'
import type { OfHigherRooms } from './higher-rooms.ts'
import { lessonHolds } from './lesson-holds.ts'
import { worksOfPlan } from './plan-hold.ts'
import { workRequestApproval, worksPlanners } from './planning/approval.ts'
import { changeWorkWith, previewWorkWith } from './planning/change-work.ts'
import { readGroupWorksWith } from './planning/group-works.ts'
import { askForWorkWith } from './planning/requests.ts'
import { readiness } from './readiness.ts'
import { changeTemplateHandler } from './template/change-template.ts'
import { copyTemplateHandler, previewCopyHandler } from './template/copy-template.ts'
import { audited } from './work-rows.ts'
import { exportWorksScheduleHandler, printWorksScheduleHandler } from './works-schedule/schedule-files.ts'
import { readWorksScheduleWith } from './works-schedule/works-schedule.ts'

export { carryTemplates } from './template/carry-templates.ts'
export { worksAhead } from './works-ahead.ts'

/** СОР and СОЧ: how the lines of the РУП are attested, which works their groups write, and when. */
export function assessmentsWith(rooms: OfHigherRooms): Area {
  const applyJob = applyJobWith(rooms)
  return {
    readiness,
    planHolds: [worksOfPlan],
    lessonHolds,
    endpoints: [
      listAttestationHandler,
      exportAttestationHandler,
      readAttestationHandler,
      changeAttestationHandler,
      changeTemplateHandler,
      copyTemplateHandler,
      previewCopyHandler,
      previewApplyWith(rooms),
      applyTemplatesWith(rooms),
      applyInTurnWith(rooms, applyJob),
      undoAttestationWith(rooms),
      readGroupWorksWith(rooms),
      changeWorkWith(rooms),
      previewWorkWith(rooms),
      askForWorkWith(rooms),
      readWorksScheduleWith(rooms),
      printWorksScheduleHandler,
      exportWorksScheduleHandler,
    ],
    groupHolds,
    approvalKinds: [workRequestApproval(rooms)],
    deciders: [worksPlanners],
    audited,
    longJobs: [applyJob],
    demonstration,
    referenceTitles: {
      'assessments.work': msg`СОР и СОЧ`,
      'assessments.template': msg`План СОР и СОЧ`,
      'assessments.work_request': msg`Просьбы о работах`,
    },
  }
}
