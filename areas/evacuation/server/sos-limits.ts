import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { SosState } from '../rules/words.ts'

interface Sender {
  /** Digests. */
  device: string
  address: string
  accountId: number | null
  state: SosState
}
const windowMinutes = 10
/** Words of one browser, of one address (a school's whole network may stand behind it), of all strangers together. */
const max = { account: 10, device: 5, address: 200, strangers: 1_000 }
/** Calls for help that are taken beyond them. A browser or a person that has called so often is heard. */
const maxHelp = { account: 10, device: 5, address: 50, strangers: 300 }

interface Counted {
  account: number
  device: number
  address: number
  strangers: number
  helpOfAccount: number
  helpOfDevice: number
  helpOfAddress: number
  helpOfStrangers: number
}
async function count(db: Database, { accountId, device, address }: Sender): Promise<Counted> {
  const strange = sql`account_id is null`
  const { rows } = await sql<Counted>`
    select count(*) filter (where account_id = ${accountId}) as account,
      count(*) filter (where ${strange} and device = ${device}) as device,
      count(*) filter (where ${strange} and address = ${address}) as address,
      count(*) filter (where ${strange}) as strangers,
      count(*) filter (where account_id = ${accountId} and state = 'help') as "helpOfAccount",
      count(*) filter (where ${strange} and device = ${device} and state = 'help') as "helpOfDevice",
      count(*) filter (where ${strange} and address = ${address} and state = 'help') as "helpOfAddress",
      count(*) filter (where ${strange} and state = 'help') as "helpOfStrangers"
    from evacuation.sos_report where made_at > now() - make_interval(mins => ${windowMinutes})`.execute(db)
  const [row] = rows
  if (!row) throw new Error('Words of the page SOS were not counted')
  return row
}

const isFull = ({ accountId, state }: Sender, counted: Counted): boolean => {
  const isHelp = state === 'help'
  // who has signed in is never held up by strangers
  if (accountId !== null) return isHelp ? counted.helpOfAccount >= maxHelp.account : counted.account >= max.account
  const full = counted.address >= max.address || counted.strangers >= max.strangers
  if (!isHelp) return full || counted.device >= max.device
  if (counted.helpOfDevice >= maxHelp.device) return true
  const helpFull = counted.helpOfAddress >= maxHelp.address || counted.helpOfStrangers >= maxHelp.strangers
  return full && helpFull
}

/** An address as it is counted: of IPv6 the network, since one sender has a whole one to choose from. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const groups = (part = '') => (part === '' ? [] : part.split(':'))
  const [left, right] = [groups(head), groups(tail)]
  const skipped = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...skipped, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** @throws 429 where this sender, or all strangers together, have written enough for now */
export async function requireRoomFor(db: Database, sender: Sender): Promise<void> {
  if (isFull(sender, await count(db, sender)))
    throw new Refusal(429, msg`Сообщений слишком много. Если нужна помощь, звоните 112`, windowMinutes * 60)
}
