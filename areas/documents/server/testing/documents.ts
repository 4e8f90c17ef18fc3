import type { Output } from '#platform/contract/endpoint.ts'
import type { StreamItem, StreamLine } from '#platform/contract/stream.ts'
import type { TestApp, Who } from '#tests/test-app.ts'
import type { Document } from '../../contract/document.ts'
import type { DocumentKind, KindValues } from '../../contract/kinds.ts'
import type { submitDocument } from '../../contract/steps.ts'

export const documents = '/api/documents/documents/'
export const kinds = '/api/documents/kinds/'
/** The password of every account of the test school. */
export const kindValues: KindValues = {
  genre: 'order',
  title: 'Приказ',
  title_kk: null,
  subject: 'none',
  language: 'ru',
  deadline_days: null,
  is_sent: false,
  is_confidential: false,
  journal_key: null,
  makers: [],
  readers: [],
}
export const text = (words: string) => ({
  ru: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
})
export const values = {
  title: 'О дежурстве',
  language: 'ru',
  content: text('Назначить дежурных по школе'),
  person_id: null,
  addressee_id: null,
  correspondent: null,
  foreign_number: null,
  foreign_date: null,
  due_on: null,
  file_ids: [],
}

let made = 0
/** What tests of documents do in many places. */
export function documentsOf(testApp: TestApp) {
  /** A kind with its route: approved by a key, signed by another. */
  const makeKind = async (given: Partial<KindValues> = {}, steps?: object[]): Promise<number> => {
    const title = `${given.title ?? 'Приказ'} ${++made}`
    const answer = await testApp.as('ceasar').post<{ id: number }>(kinds, { ...kindValues, ...given, title })
    const { id } = answer.body
    if (steps) await lead(id, steps)
    return id
  }
  const lead = async (kindId: number, steps: object[]) => {
    const answer = await testApp.as('ceasar').post('/api/documents/routes/', {
      kind: `documents.document:${kindId}`,
      seen: 0,
      steps: steps.map((step, index) => ({
        stage: index + 1,
        title: `Шаг ${index + 1}`,
        act: 'approve',
        needs: 'any',
        days: null,
        ...step,
      })),
    })
    if (answer.status !== 200) throw new Error(`A route was refused: ${JSON.stringify(answer.body)}`)
  }
  const create = async (who: Who, kindId: number, given: object = {}) =>
    (await testApp.as(who).post<{ id: number }>(documents, { kind_id: kindId, ...values, ...given })).body.id
  const read = (who: Who | null, id: number) => testApp.as(who).get<Document>(`${documents}${id}`)
  const versionOf = async (who: Who, id: number) => (await read(who, id)).body.version
  const step = async (who: Who, id: number, name: string, body: object = {}) =>
    testApp.as(who).post<Output<typeof submitDocument> & { detail: unknown }>(`${documents}${id}/${name}/`, {
      version: await versionOf(who, id),
      ...body,
    })
  return { makeKind, lead, create, read, versionOf, step }
}

/** The lines of a streamed answer. */
export const linesIn = (payload: string): StreamLine[] =>
  payload
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as StreamLine)
export const itemsIn = (payload: string): StreamItem[] => linesIn(payload).filter((line) => line.kind === 'item')
export type { DocumentKind }
