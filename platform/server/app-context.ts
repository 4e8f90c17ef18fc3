import type { FastifyInstance } from 'fastify'
import type { PgBoss } from 'pg-boss'
import type { Kysely } from 'kysely'
import type { DB } from '#database/migrations/types.generated.ts'
import type { PayloadOf, RealtimeEvent } from '#platform/contract/realtime.ts'
import type { AccessRules } from './access-rules.ts'
import type { ApprovalParts } from './approvals.ts'
import type { Caller } from './caller.ts'
import type { SchoolClock } from './clock.ts'
import type { AnswerMemory } from './conditional/answer-memory.ts'
import type { CourseMerging } from './course-merging.ts'
import type { Database } from './database.ts'
import type { DiskWatch } from './disk/disk-watch.ts'
import type { Mailer } from './mail.ts'
import type { GroupUse } from './group-use.ts'
import type { GroupHold } from './group-hold.ts'
import type { MembershipHold } from './membership-hold.ts'
import type { NoticeKind } from './notice-kind.ts'
import type { PlanHold } from './plan-hold.ts'
import type { PaperHead } from './pdf-head.ts'
import type { PersonDuplicates, ArchiveObstacles } from './person-duplicates.ts'
import type { ReferenceTitles } from './references.ts'
import type { TemplateSources } from './template-sources.ts'

/** The page that has sent a request: its socket, by the account it is signed in with. */
export interface Sender {
  accountId: number
  socketId: string
}
/**
 * Publishes an event to all browsers in a room, or in several at once: each publishing is a statement to the database.
 * @param except who is not told, having learned it already
 */
export type Publish = <E extends RealtimeEvent>(
  rooms: string | string[],
  event: E,
  payload: PayloadOf<E>,
  except?: Sender,
) => void

/** What an area's server half is given when it is mounted. */
export interface AppContext {
  app: FastifyInstance
  db: Kysely<DB>
  /** A pool of its own for calls that must not wait for others. */
  urgentDb: Kysely<DB>
  clock: SchoolClock
  disk: DiskWatch
  /** What conditional readings were answered last. */
  answers: AnswerMemory
  publish: Publish
  mail: Mailer
  jobs: PgBoss | undefined
  /** Aborted once the application is being closed: what nobody waits for is begun no more, and may fail. */
  closing: AbortSignal
  /** Folder of the files that people have given. */
  media: string
  /** The most that one of them may weigh. */
  maxUploadBytes: number
  /** Whether a session has ended, though tokens of it may still look alive. */
  hasEnded: (sessionId: number) => boolean
  /** The server's own secret; nothing derived from it for one purpose is valid for another. */
  secret: string
  /** Address under which people reach the school, for links in mails; no slash at the end. */
  publicUrl: string
  /** The demonstration: its sign-ins are shown and know the common password. */
  isDemonstration: boolean
  /** Of all areas. */
  referenceTitles: ReferenceTitles
  /** What merging two records of one person must know of the tables of all areas. */
  personDuplicates: readonly PersonDuplicates[]
  /** What merging two courses must know of the tables of all areas. */
  courseMergings: readonly CourseMerging[]
  /** Why somebody can't go to the archive, of all areas. */
  archiveObstacles: readonly ArchiveObstacles[]
  /** What areas keep of students on days of their groups. */
  membershipHolds: readonly MembershipHold[]
  /** What areas keep by the curriculum, the chain from groups to marks. */
  planHolds: readonly PlanHold[]
  /** What areas keep of groups from a day on. */
  groupUses: readonly GroupUse[]
  /** What areas keep of teaching groups from a day on, in their order. */
  groupHolds: readonly GroupHold[]
  /** What all areas tell accounts, in the order of the settings. */
  noticeKinds: readonly NoticeKind[]
  /** What is decided upon by routes, and whose posts they name: of all areas. */
  approvals: ApprovalParts
  /**
   * Who calls in work that goes on without a session: an account of the school's side with the rights of this moment, and who
   * really acts; null where one of them may no longer.
   */
  callerOfAccount: (
    db: Database,
    account: { accountId: number; actor: number | null },
    today: string,
  ) => Promise<Caller | null>
  /** The language an account has chosen; null where it follows the browser's. */
  languageOfAccount: (db: Database, accountId: number) => Promise<string | null>
  /** What stands over a paper that somebody asks for. */
  paperHead: (caller: Caller) => Promise<PaperHead>
  /** What templates of papers may name, of all areas. */
  templateSources: TemplateSources
  /** Of all areas: which keys there are, and who reaches which rows. */
  accessRules: AccessRules
}
