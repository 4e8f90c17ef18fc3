import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import type { SealContents } from '../contract/seal.ts'
import type { VerifiedDocument } from '../contract/verification.ts'
import { printedCode } from '../rules/document-code.ts'
import { freezeFile, frozenFile, replaceSeals, revokeSeals, sealOf, sealPapers, sealsOf, signerOf } from './index.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const kind = 'documents.paper'
const contents: SealContents = {
  ru: {
    title: 'Справка',
    facts: [{ label: 'Кому', value: 'Ахметов Данияр' }],
    tables: [
      {
        title: null,
        head: ['Предмет', 'Часов'],
        rows: [
          ['Алгебра', '4'],
          ['Итого', { text: '4', columns: 1 }],
        ],
      },
    ],
  },
  kk: { title: 'Анықтама', facts: [], tables: [] },
}
const signer = {
  accountId: testApp.accountOf('director'),
  method: 'factor' as const,
  ...(await signerOf(db, testApp.accountOf('director'), school.today)),
}
const seal = (subjectId: number, number: string | null = `№ ${subjectId}`) =>
  sealPapers(db, { kind, papers: [{ subjectId, number, contents, signers: [signer] }], signedOn: school.today })
const verify = (code: string) =>
  testApp.as(null).get<VerifiedDocument>(`/api/documents/verification/?code=${encodeURIComponent(code)}`)

test('a sealed paper is verified by anybody: what it is, who signed in whose place, and nothing more', async () => {
  const [made] = await sealPapers(db, {
    kind,
    papers: [
      {
        subjectId: 1,
        number: '84-к',
        contents,
        signers: [{ ...signer, onBehalfOf: 'директора Ким В. А.', signedAt: new Date('2026-11-19T20:00:00Z') }, signer],
      },
    ],
    signedOn: school.today,
  })
  const { body } = await verify(printedCode(made?.code ?? ''))
  expect(body).toEqual({
    state: 'valid',
    number: '84-к',
    signed_on: school.today,
    ended_on: null,
    reason: null,
    replaced_by: null,
    signers: [
      {
        name: 'Сотрудник Директор',
        post: 'Сотрудник',
        on_behalf_of: 'директора Ким В. А.',
        method: 'factor',
        signed_on: '2026-11-20',
      },
      expect.objectContaining({ on_behalf_of: null }),
    ],
    contents,
    files: [],
  })
})

test('papers are sealed in their order, each under a code of its own; one without a number too', async () => {
  const papers = [12, 11, 13].map((subjectId) => ({ subjectId, number: null, contents, signers: [signer] }))
  const seals = await sealPapers(db, { kind, papers, signedOn: school.today })
  expect(seals.map(({ subjectId }) => subjectId)).toEqual([12, 11, 13])
  expect(new Set(seals.map(({ code }) => code)).size).toBe(3)
  const known = await sealsOf(db, kind, [11, 13, 99])
  expect([...known.keys()].toSorted((one, other) => one - other)).toEqual([11, 13])
  expect(known.get(13)).toMatchObject({ number: null, state: 'valid', signers: [{ name: 'Сотрудник Директор' }] })
  expect(await sealPapers(db, { kind, papers: [], signedOn: school.today })).toEqual([])
  // one valid seal for a paper
  await expect(seal(12)).rejects.toThrow('seal_valid')
})

test('what takes its place, and what is revoked with the reason, is told by the code', async () => {
  const [[old], [next], [wrong]] = [await seal(21), await seal(22), await seal(23)]
  await replaceSeals(db, { seals: [{ id: old!.id, by: next!.id }], on: school.today })
  await revokeSeals(db, { ids: [wrong!.id, old!.id], reason: 'Ошибка в дате', on: school.today })
  expect((await verify(old!.code)).body).toMatchObject({
    state: 'replaced',
    ended_on: school.today,
    reason: null,
    replaced_by: { number: '№ 22', signed_on: school.today },
  })
  expect((await verify(wrong!.code)).body).toMatchObject({
    state: 'revoked',
    reason: 'Ошибка в дате',
    replaced_by: null,
  })
  // an ended paper may be sealed anew
  const [again] = await seal(23)
  expect((await sealOf(db, kind, 23))?.id).toBe(again?.id)
  expect(await sealOf(db, kind, 404)).toBeNull()
})

test('a file is frozen once in each language: the first bytes stay, and their hash is told', async () => {
  const [{ id: sealId, code } = { id: 0, code: '' }] = await seal(31)
  const bytes = new TextEncoder().encode('%PDF-1.7 первый')
  expect(await frozenFile(db, { sealId, language: 'ru' })).toBeNull()
  await freezeFile(db, { sealId, language: 'ru', name: 'Справка.pdf', bytes })
  const second = await freezeFile(db, {
    sealId,
    language: 'ru',
    name: 'Другая.pdf',
    bytes: new TextEncoder().encode('%PDF-1.7 второй'),
  })
  expect([second.name, Buffer.from(second.bytes).toString()]).toEqual(['Справка.pdf', '%PDF-1.7 первый'])
  expect((await verify(code)).body.files).toEqual([
    { language: 'ru', sha256: createHash('sha256').update(bytes).digest('hex') },
  ])
})

test('nothing of a sealed paper is changed or goes, in the database either', async () => {
  const [{ id } = { id: 0 }] = await seal(41)
  await freezeFile(db, { sealId: id, language: 'kk', name: 'а.pdf', bytes: new TextEncoder().encode('%PDF') })
  for (const statement of [
    sql`update seals.seal set number = '1' where id = ${id}`,
    sql`update seals.seal set contents = '{"ru": {}}' where id = ${id}`,
    sql`delete from seals.seal where id = ${id}`,
    sql`update seals.signer set name = 'Другой' where seal_id = ${id}`,
    sql`delete from seals.signer where seal_id = ${id}`,
    sql`update seals.frozen_file set bytes = 'x' where seal_id = ${id}`,
    sql`delete from seals.frozen_file where seal_id = ${id}`,
  ])
    await expect(statement.execute(db)).rejects.toThrow('a sealed paper is not changed')
})

test('an unknown code, a mistyped one and one that never was a code look alike', async () => {
  for (const code of ['0000000000000000', 'не код', '', "' or 1=1 --"])
    expect(await verify(code)).toMatchObject({
      status: 404,
      body: { detail: 'Документа с таким кодом нет. Проверьте, верно ли он введён' },
    })
})
