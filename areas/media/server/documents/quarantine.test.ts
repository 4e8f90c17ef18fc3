import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { accessRules } from '#apps/server/access-rules.ts'
import { buildHttp } from '#apps/server/build-http.ts'
import { family, open, signedIn } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import { uploadPurpose } from '#platform/contract/upload-purpose.ts'
import type { Area } from '#platform/server/area.ts'
import type { RefusedFile } from '#platform/server/upload-rule.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { StoredDocument } from '../../contract/media.ts'
import { keepFile, mediaOf, openDocument } from '../index.ts'

const testApp = await startTestApp()
const { db } = testApp
const quarantined = { types: ['pdf', 'picture'], maxBytes: 10_000, isQuarantined: true } as const
const note = uploadPurpose({ key: 'note', ...quarantined })
const application = uploadPurpose({ key: 'application', ...quarantined })
const paper = uploadPurpose({ key: 'paper', types: ['pdf'], maxBytes: 10_000 })
const refused: RefusedFile[] = []
/** A room that takes documents of families and of strangers, as rooms to come will. */
const room: Area = {
  endpoints: [],
  uploads: [
    { purpose: note, title: msg`Справки`, givers: family(), maxADay: 4 },
    { purpose: application, title: msg`Заявления`, givers: open(), maxADay: 2 },
    { purpose: paper, title: msg`Бумаги`, givers: signedIn(), maxADay: 50 },
  ],
  onRefusedFile: async (_context, file) => void refused.push(file),
}
const media = mediaOf([room])
const app = await buildHttp({
  secret: testApp.context.secret,
  pages: undefined,
  trustProxy: undefined,
  overHttps: false,
  hasEnded: () => false,
  accessRules,
  maxLagMs: 0,
})
const context = { ...testApp.context, app }
for (const { mount } of media.endpoints) mount(context)
await app.ready()
afterAll(async () => {
  await app.close()
  await testApp.close()
})

const good = Buffer.from('%PDF-1.7\n%%EOF')
const bad = Buffer.from('%PDF-1.7\n<< /S /JavaScript >>\n%%EOF')
const familyToken = async (who: Who) => {
  const claims = app.jwt.verify<Parameters<typeof app.jwt.sign>[0]>(await testApp.tokenOf(who))
  return app.jwt.sign({ ...(claims as object), client: 1 } as typeof claims)
}
const headersOf = async (who: Who | null) =>
  who === null
    ? {}
    : { authorization: `Bearer ${who === 'parent' ? await familyToken(who) : await testApp.tokenOf(who)}` }

async function upload(who: Who | null, bytes: Buffer, purpose = 'note', client_id: string = randomUUID()) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'file')
  for (const [name, value] of Object.entries({ name: 'справка.pdf', client_id, purpose })) form.set(name, value)
  const request = new Request('http://school.test', { method: 'POST', body: form })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/media/documents/',
    headers: { ...(await headersOf(who)), 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json<StoredDocument>(), clientId: client_id }
}
const given = async (who: Who | null, clientId: string) => {
  const answer = await app.inject({ url: `/api/media/documents/given/${clientId}`, headers: await headersOf(who) })
  return { status: answer.statusCode, body: answer.json<StoredDocument>() }
}
const checked = (who: Who | null, clientId: string) =>
  vi.waitFor(async () => {
    const { body } = await given(who, clientId)
    expect(body.state).not.toBe('checking')
    return body
  }, 10_000)
const stored = () =>
  existsSync(testApp.media)
    ? readdirSync(testApp.media, { recursive: true }).filter((name) => String(name).endsWith('.bin')).length
    : 0
const rowOf = (id: number) =>
  db.selectFrom('media.file').where('id', '=', id).select(['stem', 'name', 'mime']).executeTakeFirstOrThrow()
const parent = testApp.accountOf('parent')

beforeEach(async () => {
  await sql`delete from media.file`.execute(db)
})

test('giving: 401, 422, 403, success', async () => {
  expect((await upload(null, good)).status).toBe(401)
  expect((await upload('teacher', good)).status).toBe(403)
  expect((await upload('parent', good, 'unknown')).status).toBe(422)
  expect((await upload('parent', Buffer.alloc(0))).status).toBe(422)
  expect((await upload('parent', Buffer.alloc(10_001, 'a'))).status).toBe(422)
  expect((await upload('parent', good)).body).toMatchObject({ state: 'checking', reason: null })
})

test('what is being checked is opened by nobody; once it is good it is opened by whom its room lets', async () => {
  const { body, clientId } = await upload('parent', good)
  await sql`update media.file set state = 'checking', check_began = now() where id = ${body.id}`.execute(db)
  const row = await rowOf(body.id)
  await expect(openDocument(context, row)).rejects.toMatchObject({ status: 409 })
  expect((await given('teacher', clientId)).status).toBe(404)
  await sql`update media.file set check_began = now() - interval '6 minutes' where id = ${body.id}`.execute(db)
  await media.scheduledTasks?.[0]?.run(context)
  expect(await checked('parent', clientId)).toMatchObject({ state: 'clean', mime: 'application/pdf' })
  expect((await openDocument(context, await rowOf(body.id))).bytes).toHaveLength(good.length)
})

test('what is refused is erased, its giver learns why, and nobody can take it into use', async () => {
  const before = stored()
  const { body, clientId } = await upload('parent', bad)
  expect(await checked('parent', clientId)).toMatchObject({
    state: 'refused',
    reason: expect.stringMatching(/^В PDF есть действия или сценарии/),
  })
  expect(stored()).toBe(before)
  expect(await keepFile(db, body.id, parent, note)).toBe(false)
  await expect(openDocument(context, await rowOf(body.id))).rejects.toMatchObject({ status: 404 })
})

test('of what is in use already whoever tells people learns, and of nothing else', async () => {
  refused.length = 0
  await checked('parent', (await upload('parent', bad)).clientId)
  expect(refused).toEqual([])
  const { body, clientId } = await upload('parent', good)
  await checked('parent', clientId)
  await sql`update media.file set state = 'checking', is_kept = true, checks = 3, made_at = now() - interval '1 hour',
    check_began = now() - interval '1 hour' where id = ${body.id}`.execute(db)
  await media.scheduledTasks?.[0]?.run(context)
  expect(refused).toMatchObject([{ name: 'справка.pdf', accountId: parent }])
})

test('a file is taken into use for what it was given for, by who gave it', async () => {
  const { body } = await upload('parent', good)
  expect(await keepFile(db, body.id, parent, application)).toBe(false)
  expect(await keepFile(db, body.id, testApp.accountOf('teacher'), note)).toBe(false)
  expect(await keepFile(db, body.id, parent, note)).toBe(true)
  expect(await keepFile(db, body.id, parent, note)).toBe(false)
})

test('a stranger gives under a name that only their device knows, so many from an address', async () => {
  const first = await upload(null, good, 'application')
  expect(first.status).toBe(200)
  expect((await upload(null, good, 'application', first.clientId)).body.id).toBe(first.body.id)
  expect((await given(null, first.clientId)).status).toBe(200)
  expect((await given(null, randomUUID())).status).toBe(404)
  expect((await given('parent', first.clientId)).status).toBe(404)
  expect(await keepFile(db, first.body.id, { clientId: randomUUID() }, application)).toBe(false)
  expect(await keepFile(db, first.body.id, { clientId: first.clientId }, application)).toBe(true)
  await upload(null, good, 'application')
  expect((await upload(null, good, 'application')).status).toBe(429)
  const [row] = await db.selectFrom('media.file').select('given_from').execute()
  expect(row?.given_from).not.toContain('127.0.0.1')
})

test('so many a day, and so many at once that wait for their check', async () => {
  for (let turn = 0; turn < 4; turn++) expect((await upload('parent', good)).status).toBe(200)
  expect((await upload('parent', good)).status).toBe(429)
  await sql`update media.file set made_at = now() - interval '25 hours'`.execute(db)
  expect((await upload('parent', good)).status).toBe(200)
})

test('a check whose process ends again and again is given up', async () => {
  const { body, clientId } = await upload('parent', good)
  await checked('parent', clientId)
  await sql`update media.file set state = 'checking', checks = 3, made_at = now() - interval '1 hour',
    check_began = now() - interval '1 hour' where id = ${body.id}`.execute(db)
  await media.scheduledTasks?.[0]?.run(context)
  expect((await given('parent', clientId)).body.state).toBe('refused')
})
