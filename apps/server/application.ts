import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import { callerOfAccount, languageOfAccount, presentRights, recentlyEndedSessions } from '#areas/access/server/index.ts'
import { forgetOrphans } from '#areas/media/server/index.ts'
import { answerMemory } from '#platform/server/conditional/answer-memory.ts'
import { foldChanges } from '#platform/server/conditional/fold-changes.ts'
import { followChoices, schoolClock, type SchoolClock } from '#platform/server/clock.ts'
import { openDatabase, type Database } from '#platform/server/database.ts'
import { watchDisk, type DiskWatch } from '#platform/server/disk/disk-watch.ts'
import { watchEndedSessions } from '#platform/server/ended-sessions.ts'
import { watchScopeChanges } from '#platform/server/scope-changes.ts'
import { buildHttp } from './build-http.ts'
import { registerCallsPage } from './calls-page.ts'
import { registerHealth } from './health.ts'
import { registerBatch } from './http/batch.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { assembleApprovals } from '#platform/server/approvals.ts'
import { assembleNoticeKinds } from '#platform/server/notice-kind.ts'
import { startJobs } from './jobs.ts'
import { startLongJobs } from '#platform/server/long-job/start.ts'
import { speakAs } from '#platform/server/language/spoken.ts'
import { openMail } from '#platform/server/mail.ts'
import { readingOnly } from '#platform/contract/realtime.ts'
import { ownSocket, startRealtime, type Realtime } from './realtime.ts'
import { saidCalls } from './said-calls.ts'
import { startScheduledTasks } from '#platform/server/scheduled-task.ts'
import { callerOf } from '#platform/server/tokens.ts'
import { templateSourcesOf } from '#platform/server/template-sources.ts'
import { startMaintenance } from './maintenance/maintenance.ts'
import { chosenZone, paperHead, schoolKind, senderName } from '#areas/school/server/index.ts'
import { accessRules } from './access-rules.ts'
import { areas, referenceTitles } from './areas.ts'

export interface ApplicationSettings {
  databaseUrl: string
  /** Signs access tokens; 32 characters or more. */
  secret: string
  timeZone: string
  /** Makes this day today. */
  schoolToday?: string | undefined
  /** Where people reach the school, without a slash at the end. */
  publicUrl: string
  isDemonstration: boolean
  /** Folder of letters where no SMTP server is set. */
  outbox: string
  /** Folder of the files that people give. */
  media: string
  /** The most that one of them may weigh; by default 25 MB. */
  maxUploadBytes?: number | undefined
  smtpUrl?: string | undefined
  mailFrom: string
  trustProxy?: string[] | undefined
  /** Folder of the built web app. */
  pages?: string | undefined
  /** How far the process may lag before it refuses calls, milliseconds; 0: as far as it likes. */
  maxLagMs: number
  /** The most that answers weigh which are kept to be sent once more, bytes; by default 4 MB. */
  maxAnswerBytes?: number | undefined
  /** Whether this process works on background jobs. */
  jobs: boolean
  /** The data folder, whose disk is watched, and whether the database lies there too. */
  data?: { folder: string; holdsDatabase: boolean } | undefined
}

const usualUploadBytes = 25_000_000
const usualAnswerBytes = 4_000_000
const urgentConnections = 4

type Started = Pick<AppContext, 'app' | 'db' | 'urgentDb' | 'jobs' | 'closing' | 'clock' | 'disk' | 'hasEnded'> & {
  realtime: Realtime
}
const contextOf = (settings: ApplicationSettings, { realtime, ...started }: Started): AppContext => ({
  ...started,
  media: settings.media,
  maxUploadBytes: settings.maxUploadBytes ?? usualUploadBytes,
  answers: answerMemory(settings.maxAnswerBytes ?? usualAnswerBytes),
  secret: settings.secret,
  publish: (rooms, event, payload, except) =>
    void realtime.io
      .to(rooms)
      .except(except ? ownSocket(realtime.io, except) : [])
      .emit(event.name, payload),
  mail: openMail({
    smtpUrl: settings.smtpUrl,
    from: settings.mailFrom,
    outbox: settings.outbox,
    senderName: () => senderName(started.db),
  }),
  publicUrl: settings.publicUrl,
  isDemonstration: settings.isDemonstration,
  referenceTitles,
  personDuplicates: areas.flatMap((area) => area.personDuplicates ?? []),
  courseMergings: areas.flatMap((area) => area.courseMerging ?? []),
  archiveObstacles: areas.flatMap((area) => area.archiveObstacles ?? []),
  membershipHolds: areas.flatMap((area) => area.membershipHolds ?? []),
  planHolds: areas.flatMap((area) => area.planHolds ?? []).toSorted((one, other) => one.order - other.order),
  groupUses: areas.flatMap((area) => area.groupUses ?? []),
  groupHolds: areas.flatMap((area) => area.groupHolds ?? []).toSorted((one, other) => one.order - other.order),
  noticeKinds: assembleNoticeKinds(areas),
  approvals: assembleApprovals(areas),
  callerOfAccount: (db, account, today) => callerOfAccount(db, account, today, accessRules),
  languageOfAccount,
  templateSources: templateSourcesOf(areas),
  paperHead: (caller) => paperHead({ ...started, media: settings.media }, caller),
  accessRules,
})

/** Takes a megabyte of the database's disk and of its log for a moment. @throws what the database says, when it is full 53100 */
const probeDisk = (db: Database): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`create temporary table disk_probe on commit drop as
      select repeat(md5(turn::text), 30) as filler from generate_series(1, 1000) as turn`.execute(trx)
  })

/** Connections for all calls and for those that must not wait for them, and whether there is room for what they write. */
function openStorage({ databaseUrl, data }: ApplicationSettings) {
  const { db } = openDatabase(databaseUrl)
  const { db: urgentDb, pool: urgentPool } = openDatabase(databaseUrl, urgentConnections)
  const disk = watchDisk({ ...data, probe: () => probeDisk(db), print: (line) => console.error(line) })
  return { db, urgentDb, urgentPool, disk }
}

/** Every page knows whether it can save. */
function publishDiskState({ io }: Realtime, disk: DiskWatch): void {
  disk.onChange(() => io.local.emit(readingOnly.name, { is_reading_only: disk.isFull() }))
  io.on('connection', (socket) => {
    if (disk.isFull()) socket.emit(readingOnly.name, { is_reading_only: true })
  })
}

/** The queue of background jobs, with what is done at night. */
async function openJobs(
  { databaseUrl, media }: ApplicationSettings,
  db: Database,
  { timeZone }: SchoolClock,
): Promise<PgBoss> {
  const jobs = await startJobs(databaseUrl)
  const chores = [...areas.flatMap((area) => area.maintenance ?? []), forgetOrphans(media)]
  await startMaintenance(jobs, db, timeZone, chores)
  return jobs
}

/** What the areas do by the clock, and long work. */
async function startWork(jobs: PgBoss, context: AppContext, leaving: AbortSignal): Promise<void> {
  const tasks = [foldChanges, ...areas.flatMap((area) => area.scheduledTasks ?? [])]
  await startScheduledTasks(jobs, context, tasks)
  const kinds = areas.flatMap((area) => area.longJobs ?? [])
  await startLongJobs(jobs, context, kinds, leaving)
}

/** The zone of the clock and the words of the process, as the school has chosen them. */
async function lookAtChoices(db: Database, clock: SchoolClock): Promise<void> {
  const zone = await chosenZone(db)
  if (zone !== null) clock.moveTo(zone)
  speakAs(await schoolKind(db))
}

/**
 * Builds the application; `close` ends sockets, jobs, requests and connections, in this order.
 * @param phaseEnded hears of each part that stands
 */
export async function buildApplication(settings: ApplicationSettings, phaseEnded: (name: string) => void = () => {}) {
  const { db, urgentDb, urgentPool, disk } = openStorage(settings)
  const clock = schoolClock(settings.timeZone, settings.schoolToday)
  const unfollow = await followChoices(() => lookAtChoices(db, clock))
  const endedSessions = await watchEndedSessions(settings.databaseUrl, () => recentlyEndedSessions(db))
  const scopeChanges = await watchScopeChanges(settings.databaseUrl, clock)
  const app = await buildHttp({
    secret: settings.secret,
    pages: settings.pages,
    trustProxy: settings.trustProxy,
    overHttps: settings.publicUrl.startsWith('https:'),
    hasEnded: endedSessions.has,
    accessRules,
    maxLagMs: settings.maxLagMs,
  })
  app.addHook('onError', async (_request, _reply, error) => disk.noteFailure(error))
  const endpoints = areas.flatMap((area) => area.endpoints)
  const declared = endpoints.map(({ endpoint }) => endpoint)
  const realtime = await startRealtime({
    http: app.server,
    databaseUrl: settings.databaseUrl,
    callerOf: (token) => callerOf(app, token, { hasEnded: endedSessions.has, accessRules }),
    endedSessions,
    scopeChanges,
    presentRights: (caller) => presentRights(db, caller, clock.today()),
    origins: [settings.publicUrl],
    rooms: areas.flatMap((area) => area.rooms ?? []),
    db,
    urgentDb,
    clock,
    hear: saidCalls(app, declared),
  })
  publishDiskState(realtime, disk)
  phaseEnded('связь')
  const jobs = settings.jobs ? await openJobs(settings, db, clock) : undefined
  const leaving = new AbortController()
  const [closing, hasEnded] = [leaving.signal, endedSessions.has]
  const context = contextOf(settings, { app, db, urgentDb, jobs, closing, clock, disk, realtime, hasEnded })
  if (jobs) await startWork(jobs, context, closing)
  phaseEnded('задания')
  for (const { mount } of [...endpoints, ...areas.flatMap((area) => area.documents ?? [])]) mount(context)
  registerHealth(app, urgentPool, disk)
  registerBatch(app)
  registerCallsPage(app, declared)
  app.addHook('preClose', async () => {
    leaving.abort()
    unfollow()
    await realtime.close()
    await jobs?.stop({ graceful: true, timeout: 3_000 })
  })
  app.addHook('onClose', async () => {
    disk.close()
    await Promise.all([endedSessions.close(), scopeChanges.close()])
    await Promise.all([db.destroy(), urgentDb.destroy()])
  })
  await app.ready()
  phaseEnded('вызовы')
  return { app, db, context, close: () => app.close() }
}
