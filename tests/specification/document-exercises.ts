import { documents, documentsOf } from '#areas/documents/server/testing/documents.ts'
import { proofOf } from '../signing-proof.ts'
import type { TestApp } from '../test-app.ts'

const bySigning = [{ act: 'sign', deciders: [{ by: 'key', key: 'doc_sign' }] }]
const letter = { correspondent: 'Управление образования' }
const staff = { makers: [{ party: 'staff' as const, target_id: null }] }

type Exercises = Readonly<Record<string, () => Promise<string>>>

/** Changes of a document's state and folder, tried over HTTP: what each leads to. */
export function documentExercises(testApp: TestApp): Exercises {
  const paths = pathsOf(testApp)
  return { ...statusExercises(testApp, paths), ...resolutionExercises(testApp), ...folderExercises(testApp, paths) }
}

/** A document brought to each of its states, as its people bring it there. */
function pathsOf(testApp: TestApp) {
  const { makeKind, create, read, step, versionOf } = documentsOf(testApp)
  const made = async () =>
    create('teacher', await makeKind({ ...staff, genre: 'outgoing', is_sent: true }, bySigning), letter)
  const sent = async () => {
    const id = await made()
    await step('teacher', id, 'submit')
    return id
  }
  const signed = async () => {
    const id = await sent()
    const seen = [{ id, version: await versionOf('director', id) }]
    await testApp.as('director').post(`${documents}sign/`, { documents: seen, ...(await proofOf(testApp, 'director')) })
    return id
  }
  const returned = async () => {
    const id = await sent()
    const { approval } = (await read('director', id)).body
    const body = { decision: 'return', remark: 'Нет даты', seen: approval?.run.content_version }
    await testApp.as('director').post(`/api/documents/approvals/${approval?.run.id}/decide/`, body)
    return id
  }
  return { made, sent, signed, returned }
}

type Paths = ReturnType<typeof pathsOf>

function statusExercises(testApp: TestApp, { made, sent, signed, returned }: Paths): Exercises {
  const { read, step, versionOf } = documentsOf(testApp)
  const status = async (id: number) => (await read('teacher', id)).body.status
  return {
    'document: created — first edit': async () => {
      const id = await made()
      await testApp.as('teacher').patch(`${documents}${id}`, { version: 1, title: 'Иначе' })
      return status(id)
    },
    'document: draft — sent for approval': async () => status(await sent()),
    'document: checking — remark': async () => status(await returned()),
    'document: checking — approval': async () => status(await signed()),
    'document: accepted — change': async () => {
      const id = await signed()
      const change = { version: await versionOf('teacher', id), title: 'Иначе' }
      const answer = await testApp.as('teacher').patch<{ detail: string }>(`${documents}${id}`, change)
      const isRefused = answer.status === 409 && answer.body.detail.includes('новую версию')
      const { body } = await step('teacher', id, 'renew')
      await testApp.as('teacher').patch(`${documents}${body.id}`, { version: 1, title: 'Иначе' })
      return isRefused ? `refused, a new version in ${await status(body.id)} is offered` : String(answer.status)
    },
  }
}

function resolutionExercises(testApp: TestApp): Exercises {
  const { makeKind, create, read, step } = documentsOf(testApp)
  const { personOf } = testApp
  const resolved =
    (way: string, persons: number[] = []) =>
    async () => {
      const kind = await makeKind({ genre: 'incoming', title: 'Письмо' }, way === 'sign' ? bySigning : undefined)
      const id = await create('uk', kind, { ...letter, addressee_id: personOf('director') })
      await step('uk', id, 'submit')
      await step('director', id, 'resolution', { way, words: 'Исполнить', person_ids: persons, due_on: null })
      return (await read('director', id)).body.folder
    }
  return {
    'document folder: income — resolution': resolved('execute', [personOf('teacher')]),
    'document folder: income — for acquaintance': resolved('acquaint', [personOf('teacher')]),
    'document folder: income — for signature': resolved('sign'),
    'document folder: income — for the administrator': resolved('administer', [personOf('uk')]),
  }
}

function folderExercises(testApp: TestApp, { sent, signed }: Paths): Exercises {
  const { read, step } = documentsOf(testApp)
  const folder = async (id: number) => (await read('director', id)).body.folder
  return {
    'document folder: active — sent for signature': async () => folder(await sent()),
    'document folder: outcome_sign — signed': async () => folder(await signed()),
    'document folder: outcome — sent': async () => {
      const id = await signed()
      await step('teacher', id, 'send', { how: 'Почтой' })
      return folder(id)
    },
  }
}
