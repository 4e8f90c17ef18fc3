import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify'
import pg from 'pg'
import { inject } from 'vitest'
import { accessTokenOf, openSession } from '#areas/access/server/index.ts'
import { defaultRoles, type DefaultRole } from '#areas/access/rules/default-rights.ts'
import { buildApplication, type ApplicationSettings } from '#apps/server/application.ts'
import type { Caller } from '#platform/server/caller.ts'
import { ensureDatabase } from '#platform/server/postgres/databases.ts'
import { callerOf } from '#platform/server/tokens.ts'
import { removeClone } from './clone.ts'
import { fillSchool } from './fill-school.ts'
import { others, school } from './school.ts'

export type Who = DefaultRole | keyof typeof others
const template = 'template_school'
const secret = 'a secret of the tests, long enough to sign'

/** The migrated database with the small school in it, made by the first test file that asks. */
async function ensureSchool(): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('admin'), connectionTimeoutMillis: 10_000 })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock(1)')
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template])
    if (rowCount !== 0) return
    const unfinished = `${template}_unfinished`
    await ensureDatabase(inject('admin'), unfinished, inject('template'))
    await fillSchool(inject('database').replace('DATABASE', unfinished))
    await admin.query(`alter database ${unfinished} rename to ${template}`)
  } finally {
    await admin.end()
  }
}

/** Makes a fresh database with the small school of school.ts. @returns its address */
export async function cloneSchool(): Promise<string> {
  await ensureSchool()
  const name = `test_${randomUUID()}`
  await ensureDatabase(inject('admin'), name, template)
  return inject('database').replace('DATABASE', name)
}

/** Account of the fixture: those of roles have the ids of their roles. */
const accountOf = (who: Who): number =>
  who in others ? others[who as keyof typeof others] : roleId(who as DefaultRole)
const roleId = (role: DefaultRole) => defaultRoles.indexOf(role) + 1

/**
 * Whoever holds an answer is not given it again under its tag, so a tag may never come back with another one: whatever a test
 * reads is held to it.
 */
function watchTags() {
  const known = new Map<string, string>()
  return ({ url }: InjectOptions, { statusCode, headers: { etag }, body }: Response) => {
    if (statusCode !== 200 || etag === undefined) return
    if ((known.get(etag) ?? body) !== body) throw new Error(`another answer under the same tag: ${JSON.stringify(url)}`)
    known.set(etag, body)
  }
}

type Call = Omit<InjectOptions, 'method' | 'url' | 'payload' | 'body'>

/** Signing in and calling, without a network. */
function callsOf({ app, db, context }: Awaited<ReturnType<typeof buildApplication>>) {
  const tokens = new Map<Who, Promise<string>>()
  const requireTrueTag = watchTags()
  const signIn = async (who: Who): Promise<string> => {
    const accountId = accountOf(who)
    const { sessionId } = await openSession(db, { accountId, client: 0, device: 'test', address: '127.0.0.1' })
    return (await accessTokenOf(context, db, sessionId)) ?? ''
  }
  const call = async <T>(token: string | null, options: InjectOptions) => {
    const headers = { ...options.headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) }
    const answer = await app.inject({ ...options, headers })
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    requireTrueTag(options, answer)
    const body = (isJson ? answer.json() : answer.body) as T
    return { status: answer.statusCode, body, headers: answer.headers, cookies: answer.cookies }
  }
  return {
    /** A bearer token of the account, one session for all calls of a test file. */
    tokenOf: (who: Who): Promise<string> => {
      const known = tokens.get(who) ?? signIn(who)
      tokens.set(who, known)
      return known
    },
    withToken: (token: () => Promise<string | null>) => ({
      get: async <T = unknown>(url: string, rest: Call = {}) => call<T>(await token(), { ...rest, method: 'GET', url }),
      post: async <T = unknown>(url: string, body: object = {}, rest: Call = {}) =>
        call<T>(await token(), { ...rest, method: 'POST', url, payload: body }),
      patch: async <T = unknown>(url: string, body: object = {}, rest: Call = {}) =>
        call<T>(await token(), { ...rest, method: 'PATCH', url, payload: body }),
      remove: async <T = unknown>(url: string, body?: object, rest: Call = {}) =>
        call<T>(await token(), { ...rest, method: 'DELETE', url, ...(body && { payload: body }) }),
    }),
  }
}

/**
 * The application on a database of its own, with the small school. Close it in `afterAll`.
 *
 * `as(who)` gives `get`, `post`, `patch`, `remove` that call it with a bearer token; `as(null)` calls without. Each
 * answers `{ status, body, headers }`, with the body parsed; its type may be given: `get<{ id: number }>(…)`.
 */
export async function startTestApp(settings: Partial<ApplicationSettings> = {}) {
  const databaseUrl = await cloneSchool()
  const outbox = path.join(tmpdir(), `shanyraq-outbox-${randomUUID()}`)
  const media = path.join(tmpdir(), `shanyraq-media-${randomUUID()}`)
  const built = await buildApplication({
    databaseUrl,
    secret,
    timeZone: 'Asia/Almaty',
    schoolToday: school.now,
    publicUrl: 'http://school.test',
    isDemonstration: false,
    outbox,
    media,
    mailFrom: 'school@school.test',
    // a process that runs many test files lags now and then, and no test but one is about that; zero never asks: a lag that could
    // not be measured would count as endless
    maxLagMs: 0,
    // what was kept would hide that it should have been read anew: each reading shows what it reads
    maxAnswerBytes: 1,
    jobs: false,
    ...settings,
  })
  const { app, db, context } = built

  const { tokenOf, withToken } = callsOf(built)

  return {
    ...built,
    close: async () => {
      await built.close()
      removeClone(databaseUrl)
      for (const folder of [outbox, media]) rmSync(folder, { recursive: true, force: true })
    },
    databaseUrl,
    outbox,
    media,
    school,
    accountOf,
    /** The person of an account. */
    personOf: (who: Who): number => (who === 'student' ? school.studentsA[0] : accountOf(who)),
    tokenOf,
    /** Who calls with that token. */
    callerOf: async (who: Who): Promise<Caller> => {
      const caller = callerOf(app, await tokenOf(who), { hasEnded: () => false, accessRules: context.accessRules })
      if (caller === null) throw new Error(`${who} has no valid token`)
      return caller
    },
    as: (who: Who | null) => withToken(async () => (who === null ? null : tokenOf(who))),
    /** The same with a token of one's own. */
    withToken: (token: string) => withToken(async () => token),
    /** The id of a group's dated lesson. */
    lessonOf: async (group: keyof typeof school.groups, date: string): Promise<number> => {
      const lesson = await db
        .selectFrom('timetable.lesson')
        .where('group_id', '=', school.groups[group])
        .where('date', '=', date)
        .select('id')
        .executeTakeFirstOrThrow()
      return lesson.id
    },
  }
}
export type TestApp = Awaited<ReturnType<typeof startTestApp>>
