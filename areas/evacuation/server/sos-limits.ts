import { sql } from 'kysely'
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
const most = { account: 10, device: 5, address: 200, strangers: 1_000 }
/** Cries for help that are taken beyond them: of an address and of all strangers. A browser that has cried is heard. */
const mostHelp = { address: 50, strangers: 300 }

interface Counted {
  account: number
  device: number
  address: number
  strangers: number
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
      count(*) filter (where ${strange} and address = ${address} and state = 'help') as "helpOfAddress",
      count(*) filter (where ${strange} and state = 'help') as "helpOfStrangers"
    from evacuation.sos_report where made_at > now() - make_interval(mins => ${windowMinutes})`.execute(db)
  return rows[0] ?? { account: 0, device: 0, address: 0, strangers: 0, helpOfAddress: 0, helpOfStrangers: 0 }
}

const isFull = ({ accountId, state }: Sender, counted: Counted): boolean => {
  // who has signed in is never held up by strangers
  if (accountId !== null) return counted.account >= most.account
  if (counted.device >= most.device) return true
  const full = counted.address >= most.address || counted.strangers >= most.strangers
  if (state === 'safe') return full
  const helpFull = counted.helpOfAddress >= mostHelp.address || counted.helpOfStrangers >= mostHelp.strangers
  return full && helpFull
}

/** @throws 429 where this sender, or all strangers together, have written enough for now */
export async function demandRoomFor(db: Database, sender: Sender): Promise<void> {
  if (isFull(sender, await count(db, sender)))
    throw new Refusal(429, 'Сообщений слишком много. Если нужна помощь, звоните 112', windowMinutes * 60)
}
