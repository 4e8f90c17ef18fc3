import { hash, verify } from '@node-rs/argon2'
import { tooManySignIns } from './concurrent-sign-ins.ts'
import { randomToken } from './secrets.ts'

/** argon2id, the recommendation of OWASP: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const maxAtOnce = 2
const maxWaiting = 100

let running = 0
const waiting: (() => void)[] = []

/** Two hashes at a time, so that a morning's sign-ins leave the machine to the lessons; the queue has an end. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxAtOnce) {
    if (waiting.length >= maxWaiting) throw tooManySignIns()
    await new Promise<void>((begin) => void waiting.push(begin))
  } else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

let nobodys: Promise<string> | undefined
/** Whether the password fits; without a hash (no account, no password) no, after the same time. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodys ??= hash(randomToken(), cost)
  const stored = passwordHash ?? (await nobodys)
  const fits = await inTurn(() => verify(stored, password))
  return fits && passwordHash !== null
}
