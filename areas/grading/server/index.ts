import { inWords } from '#platform/server/audited.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { permissions } from './permissions.ts'
import type { ComputePolicyPreview } from './policy/policy-preview.ts'
import { previewPolicyWith } from './policy/preview-policy.ts'
import { readGradingPolicyHandler } from './policy/read-policy.ts'
import { savePolicyHandler } from './policy/save-policy.ts'
import { admitToYearRoom } from './room.ts'

export type { ComputePolicyPreview, PolicyPreview } from './policy/policy-preview.ts'
export { dropExam, hasExam, planExams } from './exams.ts'
export {
  groupRules,
  ownRules,
  withYearRules,
  yearRules,
  type GroupRules,
  type OwnRules,
  type YearRules,
} from './group-rules.ts'
export {
  formerPoliciesOfYear,
  gradingOfGroup,
  gradingOfGroups,
  policyOfYear,
  quartersOfGroup,
} from './group-grading.ts'
export { resultColumns, toResultResponse, type ResultRow } from './stored-results.ts'

/** How results are computed: the grading policy of a study year and its versions. */
export const gradingWith = (computePreview: ComputePolicyPreview): Area => ({
  permissions,
  endpoints: [readGradingPolicyHandler, previewPolicyWith(computePreview), savePolicyHandler],
  rooms: [admitToYearRoom],
  audited: [
    { subject: 'grading.policy', title: msg`правила оценивания`, titles: {}, fields: [] },
    {
      subject: 'grading.exam',
      title: msg`экзамен`,
      values: { has_exam: inWords({ true: msg`есть`, false: msg`нет` }) },
      titles: { course: msg`Предмет`, parallel: msg`Параллель`, has_exam: msg`Экзамен` },
      fields: ['course', 'parallel', 'has_exam'],
    },
  ],
  referenceTitles: { 'grading.policy': msg`Правила оценивания`, 'grading.exam': msg`Экзамены` },
})
