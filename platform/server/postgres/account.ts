import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { StartRefusal } from '../start/start-refusal.ts'

/** An account of the operating system. */
export interface Account {
  uid: number
  gid: number
  name: string
}
const preferred = ['shanyraq', 'postgres', 'nobody']

/**
 * PostgreSQL refuses to run as root: names the account that runs it instead, the owner of existing data first.
 * @returns undefined where we aren't root and run it ourselves
 */
export function accountFor(data: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readAccounts()
  if (existsSync(data)) {
    const owner = statSync(data).uid
    if (owner !== 0) return accounts.find(({ uid }) => uid === owner) ?? { uid: owner, gid: owner, name: String(owner) }
  }
  return choose(accounts) ?? create()
}

function choose(accounts: Account[]): Account | undefined {
  return preferred.map((name) => accounts.find((one) => one.name === name)).find((one) => one !== undefined)
}

function create(): Account {
  spawnSync('/usr/sbin/useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'shanyraq'])
  const made = choose(readAccounts())
  if (made) return made
  throw new StartRefusal(
    'PostgreSQL не работает от имени root, а другой учётной записи (shanyraq, postgres или nobody) в системе нет. ' +
      'Создайте её: useradd --system shanyraq',
  )
}

function readAccounts(): Account[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  return lines.flatMap((line) => {
    const [name = '', , uid = '', gid = ''] = line.split(':')
    return uid === '' || gid === '' ? [] : [{ name, uid: Number(uid), gid: Number(gid) }]
  })
}
