import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { now } from './clock.ts'

// read with the first letter, not at every start
const nodemailer = () => import('nodemailer')

export interface Letter {
  to: string
  subject: string
  text: string
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

/** The sender with another name; the address stays that of the installation, else servers would refuse the letter. */
export function senderNamed(from: string, name: string | null): string | { name: string; address: string } {
  if (name === null) return from
  return { name, address: /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from }
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
      await transport.sendMail({ from: await sender(), ...letter })
    }
  }
  return async (letter) => {
    const { createTransport } = await nodemailer()
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
    const composed = await composer.sendMail({ from: await sender(), ...letter })
    await mkdir(settings.outbox, { recursive: true, mode: 0o700 })
    const name = `${now().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
    await writeFile(path.join(settings.outbox, name), composed.message as Buffer, { mode: 0o600 })
  }
}
