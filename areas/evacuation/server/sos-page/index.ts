import { readFileSync } from 'node:fs'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { readerOfBrowser, type BrowserReader } from '#areas/access/server/index.ts'
import { t } from '#platform/contract/text.ts'
import { document, type DocumentAnswer, type DocumentVisit } from '#platform/server/document.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { reportSos } from '../../contract/sos.ts'
import { sosPageAddress } from '../../contract/sos-page.ts'
import { deviceOf } from '../sos/device.ts'
import { keepPress } from '../sos/keep-press.ts'
import { networkOf } from '../sos/network.ts'
import { readMemo } from '../sos/read-memo.ts'
import { answerOf, type SosAnswer } from './answer.ts'
import { bodyOf, failedBody, pinStyle, type SosForm } from './page.ts'

const fileOf = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')
const style = fileOf('page.css')
const titleOf = () => t`Что делать при эвакуации`

/** Who has signed in stands there by the name that the school knows. */
async function nameOf({ context }: DocumentVisit, reader: BrowserReader | null): Promise<string | null> {
  if (reader === null || reader.personId === null) return null
  const { rows } = await sql<{ full_name: string }>`
    select full_name from people.person where id = ${reader.personId}`.execute(context.urgentDb)
  return rows[0]?.full_name ?? null
}

async function readVisit(visit: DocumentVisit, token?: string) {
  const { context } = visit
  const reader = await readerOfBrowser(context.urgentDb, context, visit)
  return {
    reader,
    ownName: await nameOf(visit, reader),
    memo: await readMemo(context.urgentDb, context, reader?.client),
    device: deviceOf(context, visit, token),
  }
}
type Visit = Awaited<ReturnType<typeof readVisit>>

const pageOf = ({ reader, ownName, memo, device }: Visit, form: SosForm, answer: SosAnswer | null): DocumentAnswer => ({
  ...(answer?.status === undefined ? {} : { status: answer.status }),
  title: titleOf(),
  style: style + pinStyle(memo),
  body: bodyOf(memo, { ...form, ownName, device: device.token, isSignedIn: reader !== null }, answer),
})
const blank = () => ({ client_id: randomUUID(), name: '', place: '', phone: '' })

async function show(visit: DocumentVisit): Promise<DocumentAnswer> {
  const read = await readVisit(visit)
  // those inside have a page of their own while nothing goes on (specification §2); families have this one only
  if (read.reader?.client === 0 && read.memo.evacuation === null) return { redirectTo: '/' }
  return pageOf(read, blank(), null)
}

/** A press that a page of somebody else has sent in the name of whoever looked at it. */
const isForeign = ({ request }: DocumentVisit): boolean =>
  !['same-origin', 'none', undefined].includes(request.headers['sec-fetch-site'] as string | undefined)

async function act(visit: DocumentVisit, fields: Readonly<Record<string, string>>): Promise<DocumentAnswer> {
  const { device: token, ...said } = fields
  const read = await readVisit(visit, token)
  const typed = {
    client_id: randomUUID(),
    name: said['name'] ?? '',
    place: said['place'] ?? '',
    phone: said['phone'] ?? '',
  }
  if (isForeign(visit))
    return pageOf(read, typed, { status: 403, ...answerOf.refused(t`Нажмите ещё раз на этой странице`) })
  const given = reportSos.body.safeParse({ client_id: said['client_id'], state: said['state'], ...typedIn(said, read) })
  if (!given.success)
    return pageOf(read, typed, { status: 422, ...answerOf.refused(given.error.issues[0]?.message ?? '') })
  try {
    const received = await keepPress(visit.context, {
      ...given.data,
      accountId: read.reader?.accountId ?? null,
      device: read.device,
      address: networkOf(visit.request.ip),
    })
    return pageOf(read, typed, answerOf.received(received))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return pageOf(read, typed, { status: error.status, ...answerOf.refused(error.words.toString()) })
  }
}
const typedIn = (said: Readonly<Record<string, string>>, { ownName }: Visit) => ({
  name: ownName ?? said['name'],
  place: said['place'],
  phone: said['phone'],
})

/** `/evacuation/sos`, for everybody, by whatever opens it: written here, so that it needs no program to be fetched first. */
export const sosDocument = document({
  path: sosPageAddress,
  show,
  act,
  failed: () => ({ title: titleOf(), style, body: failedBody() }),
  script: fileOf('page.js'),
})
