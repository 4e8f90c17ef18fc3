import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'

export interface Letter {
  to: string
  subject: string
  text: string
}
export type Mailer = (letter: Letter) => Promise<void>

/** Sends by SMTP where an address is set; otherwise puts each letter as a file into the outbox folder. */
export function openMail(settings: { smtpUrl?: string | undefined; from: string; outbox: string }): Mailer {
  if (settings.smtpUrl !== undefined) {
    const transport = createTransport(settings.smtpUrl)
    return async (letter) => void (await transport.sendMail({ from: settings.from, ...letter }))
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (letter) => {
    const composed = await composer.sendMail({ from: settings.from, ...letter })
    await mkdir(settings.outbox, { recursive: true, mode: 0o700 })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
    await writeFile(path.join(settings.outbox, name), composed.message as Buffer, { mode: 0o600 })
  }
}
