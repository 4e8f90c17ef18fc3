import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealOf } from '#areas/seals/server/index.ts'
import type { VerifiedDocument } from '#areas/seals/contract/verification.ts'
import { pdfText } from '#tests/pdf-text.ts'
import { proofOf } from '#tests/signing-proof.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { documents, documentsOf, itemsIn, linesIn } from './testing/documents.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { makeKind, create, read, step, versionOf } = documentsOf(testApp)
const bySigning = [{ act: 'sign', deciders: [{ by: 'key', key: 'doc_sign' }] }]
const staff = { makers: [{ party: 'staff' as const, target_id: null }] }

let proof: { password: string }
beforeAll(async () => {
  proof = await proofOf(testApp, 'director')
})
const sign = async (who: Who | null, ids: readonly number[], given: object = proof) => {
  const seen = await Promise.all(ids.map(async (id) => ({ id, version: await versionOf('director', id) })))
  return testApp.as(who).post<string>(`${documents}sign/`, { documents: seen, ...given })
}
const sent = async (kind: number, title: string) => {
  const id = await create('teacher', kind, { title })
  await step('teacher', id, 'submit')
  return id
}

test('signed by one proof, each gets its number in turn, a seal and a frozen paper', async () => {
  const kind = await makeKind(staff, bySigning)
  const ids = [await sent(kind, 'Первый'), await sent(kind, 'Второй')]
  expect((await sign(null, ids)).status).toBe(401)
  expect((await sign('director', ids, {})).status).toBe(422)
  expect((await sign('director', ids, { password: 'не тот' })).status).toBe(422)
  expect((await read('director', ids[0]!)).body.acts).toContain('sign')

  const answer = await sign('director', ids)
  expect(answer.headers['content-type']).toContain('application/x-ndjson')
  expect(linesIn(answer.body).map(({ kind: what }) => what)).toEqual(['begin', 'item', 'item', 'end'])
  expect(itemsIn(answer.body)).toMatchObject(ids.map((id) => ({ id, outcome: 'done' })))
  const [first, second] = await Promise.all(ids.map(async (id) => (await read('teacher', id)).body))
  expect([first?.number, second?.number]).toEqual(['1/2026', '2/2026'])
  expect(first).toMatchObject({ status: 'accepted', folder: 'archive' })

  const seal = await sealOf(testApp.db, 'documents.document', ids[0]!)
  const verified = await testApp.as(null).get<VerifiedDocument>(`/api/documents/verification/?code=${seal?.code}`)
  expect(verified.body).toMatchObject({
    state: 'valid',
    number: '1/2026',
    contents: { ru: { facts: expect.arrayContaining([{ label: 'Содержание', value: 'Первый' }]) as unknown } },
  })
  const pdf = () => testApp.as('teacher').get(`${documents}${ids[0]}/pdf/`)
  const [one, other] = [await pdf(), await pdf()]
  expect(one.status).toBe(200)
  expect(one.body === other.body).toBe(true)
  // the same once more: what is done is done
  expect(itemsIn((await sign('director', ids)).body)).toMatchObject(ids.map(() => ({ outcome: 'done' })))
  expect((await read('teacher', ids[0]!)).body.number).toBe('1/2026')
})

test('what has changed since, or waits for another, is refused by itself and holds up no other', async () => {
  const kind = await makeKind(staff, bySigning)
  const [changed, other, good] = [
    await sent(kind, 'Изменённый'),
    await create('teacher', kind),
    await sent(kind, 'Годный'),
  ]
  const seen = [
    { id: changed, version: 1 },
    { id: other, version: 1 },
    { id: good, version: await versionOf('director', good) },
  ]
  const answer = await testApp.as('director').post<string>(`${documents}sign/`, { documents: seen, ...proof })
  expect(itemsIn(answer.body).map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'done'])
  expect(itemsIn(answer.body)[0]?.reason).toContain('изменили')
  const stranger = await proofOf(testApp, 'other-teacher')
  const foreign = await testApp.as('other-teacher').post<string>(`${documents}sign/`, { documents: seen, ...stranger })
  expect(itemsIn(foreign.body).map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'refused'])
})

test('an annulled one keeps its number, and its code says why; a next version takes the place of the one before', async () => {
  const kind = await makeKind(staff, bySigning)
  const id = await sent(kind, 'Ошибочный')
  await sign('director', [id])
  const renewed = await step('teacher', id, 'renew')
  expect(renewed.status).toBe(200)
  expect((await step('teacher', id, 'renew')).status).toBe(409)
  const next = renewed.body.id
  await step('teacher', next, 'submit')
  await sign('director', [next])
  expect((await read('teacher', id)).body).toMatchObject({ ended: 'replaced', folder: 'archive', next: { id: next } })
  expect((await read('teacher', next)).body).toMatchObject({ edition: 2, former: { id }, number: '2/2026' })

  expect((await step('teacher', next, 'annul', { reason: 'Ошибка' })).status).toBe(403)
  expect((await step('director', next, 'annul', { reason: '' })).status).toBe(422)
  expect((await step('director', next, 'annul', { reason: 'Издан по ошибке' })).status).toBe(200)
  expect((await read('teacher', next)).body).toMatchObject({
    ended: 'annulled',
    ended_reason: 'Издан по ошибке',
    number: '2/2026',
  })
  const seal = await sealOf(testApp.db, 'documents.document', next)
  const verified = await testApp.as(null).get<VerifiedDocument>(`/api/documents/verification/?code=${seal?.code}`)
  expect(verified.body).toMatchObject({ state: 'revoked', reason: 'Издан по ошибке' })
  expect((await step('director', next, 'annul', { reason: 'Ещё раз' })).status).toBe(409)
})

test('a deputy signs in the place of the head: the paper and its code say for whom', async () => {
  const id = await sent(await makeKind(staff, bySigning), 'В отсутствие')
  const days = { from: '2026-11-20', to: '2026-11-20', reason: 'Командировка' }
  const [head, deputy] = [testApp.personOf('director'), testApp.personOf('other-teacher')]
  const named = await testApp
    .as('director')
    .post<{ id: number; version: number; head: { name: string } }>('/api/documents/deputies/', {
      head_id: head,
      deputy_id: deputy,
      ...days,
    })
  expect(named.status).toBe(200)
  expect(itemsIn((await sign('other-teacher', [id], await proofOf(testApp, 'other-teacher'))).body)).toMatchObject([
    { id, outcome: 'done' },
  ])
  const seal = await sealOf(testApp.db, 'documents.document', id)
  const verified = await testApp.as(null).get<VerifiedDocument>(`/api/documents/verification/?code=${seal?.code}`)
  const [signer] = verified.body.signers
  expect(signer?.on_behalf_of).toBeTruthy()
  const headers = { authorization: `Bearer ${await testApp.tokenOf('teacher')}` }
  const { rawPayload } = await testApp.app.inject({ url: `${documents}${id}/pdf/`, headers })
  expect(pdfText(new Uint8Array(rawPayload), ' ').join(' ')).toContain(`за: ${signer?.on_behalf_of}`)
  await testApp.as('director').post(`/api/documents/deputies/${named.body.id}/end/`, { seen: named.body.version })
})

test('twenty papers signed at once by two: numbers run without a gap and without a double', async () => {
  const kind = await makeKind(staff, bySigning)
  const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => sent(kind, `Приказ ${index}`)))
  const other = await proofOf(testApp, 'principal')
  await Promise.all([sign('director', ids.slice(0, 10)), sign('principal', ids.slice(10), other)])
  const rows = await testApp.db.selectFrom('documents.document').where('id', 'in', ids).select('number').execute()
  expect(rows.map(({ number }) => Number(number?.split('/')[0])).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  )
})
