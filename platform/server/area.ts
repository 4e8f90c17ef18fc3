import type { Access } from '#platform/contract/access.ts'
import type { ScopeShare } from './access-rules.ts'
import type { AreaCount } from './area-count.ts'
import type { AssignmentHold } from './assignment-hold.ts'
import type { FirstStep } from './first-step.ts'
import type { Audited } from './audited.ts'
import type { CourseMerging } from './course-merging.ts'
import type { MountedDocument } from './document.ts'
import type { DemonstrationPart } from './demonstration/part.ts'
import type { Mounted } from './handle.ts'
import type { Gathering } from './gathering.ts'
import type { GroupHold } from './group-hold.ts'
import type { LessonHold, QuarterCount } from './lesson-holds.ts'
import type { LongJobKind } from './long-job/long-job.ts'
import type { GroupUse } from './group-use.ts'
import type { MembershipHold } from './membership-hold.ts'
import type { PlanHold } from './plan-hold.ts'
import type { NormKind } from './norm.ts'
import type { NoticeKind } from './notice-kind.ts'
import type { NumberedSubjects, NumberingJournal } from './numbering.ts'
import type { ArchiveObstacles, PersonDuplicates } from './person-duplicates.ts'
import type { PersonFacts } from './person-facts.ts'
import type { Permission } from './permission.ts'
import type { ApprovalKind, DeciderPost } from './approvals.ts'
import type { PersonOpening, PersonPart } from './person-parts.ts'
import type { QualificationSource } from './qualifications.ts'
import type { MountedRoom } from './mounted-room.ts'
import type { AccessSubject } from './access-subject.ts'
import type { ReadinessCheck } from './readiness.ts'
import type { ReasonTexts } from './reasons.ts'
import type { ReferenceTitles } from './references.ts'
import type { RoleLimitTargets } from './role-limits.ts'
import type { ScreenContent } from './screen-content.ts'
import type { ScheduledTask } from './scheduled-task.ts'
import type { TemplateFieldGroup, TemplateKinds, TemplateSubject } from './template-sources.ts'
import type { TimelineSource } from './timeline.ts'
import type { WaitingSource } from './waiting.ts'
import type { OnRefusedFile, UploadRule } from './upload-rule.ts'
import type { MaintenanceTask } from './maintenance/chore.ts'

/** What an area gives to the server. */
export interface Area {
  endpoints: Mounted[]
  /** Pages that the server writes itself. */
  documents?: readonly MountedDocument[]
  /** Its keys, in words, with the roles that hold them by default. */
  permissions?: readonly Permission[]
  /** What it knows, over its own tables, of who reaches records of areas below. */
  scopes?: readonly ScopeShare[]
  /** Its rows within which a role may be held. */
  roleLimits?: readonly RoleLimitTargets[]
  rooms?: MountedRoom[]
  maintenance?: MaintenanceTask[]
  scheduledTasks?: ScheduledTask[]
  longJobs?: LongJobKind[]
  /** Numbers of orders and of the school that it reads. */
  norms?: readonly NormKind[]
  /** What it tells accounts. */
  noticeKinds?: readonly NoticeKind[]
  /** What it knows of the staff's education and seniority. */
  qualifications?: QualificationSource
  /** Numbering journals of its papers. */
  numberingJournals?: readonly NumberingJournal[]
  /** Its papers that are numbered. */
  numberedSubjects?: readonly NumberedSubjects[]
  /** Tables whose changes it records. */
  audited?: readonly Audited[]
  /** What tables of areas below keep of its records, in words; by the table. */
  auditedBelow?: Readonly<Record<string, Pick<Audited, 'names' | 'values'>>>
  /** What its tables hold, as people call it: said where a row cannot go because others refer to it. */
  referenceTitles?: ReferenceTitles
  /** What the reasons of its `scopes` are called. */
  reasonTexts?: ReasonTexts
  /** Its records about which one may ask why a person has access to them. */
  accessSubjects?: readonly AccessSubject[]
  /** What it keeps of persons that opens to some. */
  personParts?: readonly PersonPart[]
  /** Of its tables that name persons, what merging two records of one must know. */
  personDuplicates?: PersonDuplicates
  /** Of its tables that name courses, what merging two of them must know. */
  courseMerging?: CourseMerging
  /** What it knows of persons that lists, cards and own fields below it show. */
  personFacts?: PersonFacts
  /** What it tells of a student's life, in one line with what other areas tell. */
  timeline?: readonly TimelineSource[]
  /** What keeps a person from the archive. */
  archiveObstacles?: readonly ArchiveObstacles[]
  /** What it keeps of a student on days of a group. */
  membershipHolds?: readonly MembershipHold[]
  /** What it keeps by the curriculum of classes. */
  planHolds?: readonly PlanHold[]
  /** What it keeps of teachers in their groups. */
  assignmentHolds?: readonly AssignmentHold[]
  /** What it keeps of groups from a day on. */
  groupUses?: readonly GroupUse[]
  /** What it keeps of teaching groups from a day on. */
  groupHolds?: readonly GroupHold[]
  /** What it keeps with dated lessons. */
  lessonHolds?: readonly LessonHold[]
  /** What is counted on the page of the whole school. */
  counts?: readonly AreaCount[]
  /** What a new school needs of it before it can work. */
  firstSteps?: readonly FirstStep[]
  /** What a year needs of it before it is taught. */
  readiness?: readonly ReadinessCheck[]
  /** Results it has set for a quarter. */
  resultsOfQuarter?: QuarterCount
  /** What it puts into the demonstration's school. */
  demonstration?: readonly DemonstrationPart[]
  /** What documents are given to it for, and by whom. */
  uploads?: readonly UploadRule[]
  /** Who may give the picture of a plan that it shows. */
  planGivers?: Access
  /** Told of a document that has not passed its check, after it was taken into use. */
  onRefusedFile?: OnRefusedFile
  /** People whom it gathers beside lessons: who collects them in an alarm. */
  gatherings?: readonly Gathering[]
  /** Values that templates of papers may name. */
  templateFields?: readonly TemplateFieldGroup[]
  /** Kinds of papers that templates are for. */
  templateKinds?: TemplateKinds
  /** Of whom papers may be, and how they are found. */
  templateSubjects?: readonly TemplateSubject[]
  /** What it shows on wall screens. */
  screenContents?: readonly ScreenContent[]
  /** Traces it keeps of who looked at a person's data. */
  personOpenings?: readonly PersonOpening[]
  /** What of it is decided upon by a route of approval. */
  approvalKinds?: readonly ApprovalKind[]
  /** Posts whose holders it knows: a step of a route may name them. */
  deciders?: readonly DeciderPost[]
  /** What waits in it for a person. */
  waiting?: readonly WaitingSource[]
}
