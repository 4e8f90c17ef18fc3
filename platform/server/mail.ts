import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { plainLine } from '#platform/contract/plain-line.ts'
import { now } from './clock.ts'

// read with the first letter, not at every start
const nodemailer = () => import('nodemailer')

export interface Letter {
  /** One address. */
  to: string
  subject: string
  text: string
  /** Of our own making, with all values escaped. */
  html?: string
  files?: readonly { name: string; mime: string; bytes: Uint8Array }[]
  /** The same letter sent again bears the same name: a reader's post shows it once. */
  name?: string
}
export type Mailer = (letter: Letter) => Promise<void>

interface Settings {
  smtpUrl?: string | undefined
  /** An address, or a name with an address in angle brackets. */
  from: string
  outbox: string
  /** In whose name the school writes now; null: as `from` says. */
  senderName: () => Promise<string | null>
}

interface Sender {
  name: string
  address: string
}
const addressOf = (sender: string | Sender): string =>
  typeof sender === 'string' ? (/<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender) : sender.address

/** The sender with another name; the address stays that of the installation, else servers would refuse the letter. */
export const senderNamed = (from: string, name: string | null): string | Sender =>
  name === null ? from : { name, address: addressOf(from) }

/**
 * A letter as the library takes it: nothing in it makes a second recipient or a second header, and nothing of the disk or the
 * network is fetched for it.
 */
const asMessage = ({ to, subject, text, html, files = [], name }: Letter, from: string | Sender) => ({
  from,
  to: { name: '', address: to.replaceAll(/\s/g, '') },
  subject: plainLine(subject),
  text,
  ...(html === undefined ? {} : { html }),
  ...(name === undefined ? {} : { messageId: `<${name}@${addressOf(from).split('@').at(-1) ?? 'localhost'}>` }),
  attachments: files.map((file) => ({
    filename: plainLine(file.name),
    contentType: file.mime,
    content: Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength),
  })),
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Why a letter did not go, as far as the library tells. */
interface Failure {
  code?: string
  command?: string
  responseCode?: number
  response?: string
}
/**
 * Whether the post has refused this letter for good (its address, its size), so that to send it again is of no use; all else, a
 * server that does not answer or refuses the school itself, passes.
 */
export function isRefusal(error: unknown): boolean {
  const { code, command = '', responseCode = 0 } = error as Failure
  return responseCode >= 500 && (code === 'EMESSAGE' || (code === 'EENVELOPE' && command.startsWith('RCPT')))
}
/** What the server of the post said, in one line; null where there was none. It may name the address: no log bears it. */
export const answerOfPost = (error: unknown): string | null => {
  const { response } = error as Failure
  return response === undefined ? null : plainLine(response).slice(0, 300)
}
/** What a log may bear of it: a code, no address. */
export const codeOfFailure = (error: unknown): string => {
  const { code = 'error', responseCode } = error as Failure
  return responseCode === undefined ? code : `${code} ${responseCode}`
}

/** Sends by SMTP where an address is set; otherwise puts each letter as a file into the outbox folder. */
export function openMail(settings: Settings): Mailer {
  const sender = async () => senderNamed(settings.from, await settings.senderName())
  if (settings.smtpUrl !== undefined) {
    const { smtpUrl } = settings
    const open = async () => (await nodemailer()).createTransport(smtpUrl)
    // one for all letters: it may keep its connections
    let opening: ReturnType<typeof open> | undefined
    return async (letter) => {
      const transport = await (opening ??= open())
      await transport.sendMail(asMessage(letter, await sender()))
    }
  }
  return async (letter) => {
    const { createTransport } = await nodemailer()
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
    const composed = await composer.sendMail(asMessage(letter, await sender()))
    await mkdir(settings.outbox, { recursive: true, mode: 0o700 })
    const name = `${now().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
    await writeFile(path.join(settings.outbox, name), composed.message as Buffer, { mode: 0o600 })
  }
}
