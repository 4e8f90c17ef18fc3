// From a fresh clone to a signed-in teacher who sees the own week, with an empty npm cache; the host's Node runs it.
// `node bench/start/main.mjs [rounds] [folder of a repository…]`: several repositories take turns.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'

const patienceMs = 600_000
const today = '2026-11-20'
const account = { username: 'teacher@demo.school', password: 'shanyraq-demo' }

/** Milliseconds and sizes of one cold start in an empty folder. */
async function measure(repository, home) {
  const clone = path.join(home, 'clone')
  const made = spawnSync('git', ['clone', '--quiet', '--no-local', repository, clone], { stdio: 'inherit' })
  if (made.status !== 0) throw new Error(`${repository} was not cloned`)
  const begun = Date.now()
  const school = startIn(clone, home)
  try {
    const address = await school.opened
    const openedMs = Date.now() - begun
    await seeOwnWeek(address)
    return { openedMs, seenMs: Date.now() - begun, said: school.said(), ...weigh(clone) }
  } finally {
    await school.end()
  }
}

function startIn(clone, home) {
  for (const name of ['home', 'cache', 'data']) mkdirSync(path.join(home, name))
  const child = spawn('npm', ['start'], {
    cwd: clone,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: path.join(home, 'home'),
      npm_config_cache: path.join(home, 'cache'),
      DATA_DIR: path.join(home, 'data'),
      PORT: '0',
      SCHOOL_TODAY: today,
    },
  })
  let said = ''
  const opened = new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`The school did not open:\n${said}`))
    const timer = setTimeout(fail, patienceMs)
    const hear = (chunk) => {
      said += chunk
      const address = /Шанырак открыт: (\S+)/.exec(said)?.[1]
      if (!address) return
      clearTimeout(timer)
      resolve(address)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', fail)
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  const end = () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGINT')
    return ended
  }
  return { opened, end, said: () => said }
}

/** Signs in as the teacher and reads the week. @throws Error where there are no lessons in it */
async function seeOwnWeek(address) {
  const form = new FormData()
  for (const [name, value] of Object.entries(account)) form.set(name, value)
  const signIn = await fetch(`${address}/api/admin/users/token`, { method: 'POST', body: form })
  const { access_token: token } = await signIn.json()
  const week = await fetch(`${address}/api/schedule/week/me/`, { headers: { authorization: `Bearer ${token}` } })
  const lessons = (await week.json()).days.flatMap((day) => day.lessons)
  const page = await fetch(`${address}/timetable/me`)
  if (lessons.length === 0 || !page.ok) throw new Error('The teacher does not see the own week')
}

/** Packages, files and megabytes of all that was installed. */
function weigh(clone) {
  const sum = { packages: 0, files: 0, megabytes: 0 }
  for (const root of ['node_modules', 'platform/boot/node/node_modules'].map((name) => path.join(clone, name))) {
    if (!existsSync(root)) continue
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      const folder = entry.parentPath ?? entry.path
      if (entry.isDirectory() && isPackage(folder, entry.name)) sum.packages++
      if (!entry.isFile()) continue
      sum.files++
      sum.megabytes += statSync(path.join(folder, entry.name)).size / 1_000_000
    }
  }
  return { ...sum, megabytes: Math.round(sum.megabytes) }
}

/** A folder directly in `node_modules`, or in a scope there. */
function isPackage(folder, name) {
  if (name.startsWith('.') || name.startsWith('@')) return false
  const above = path.basename(folder)
  return above === 'node_modules' || (above.startsWith('@') && path.basename(path.dirname(folder)) === 'node_modules')
}

const [rounds = '2', ...repositories] = process.argv.slice(2)
const all = mkdtempSync(path.join(os.tmpdir(), 'cold-start-'))
chmodSync(all, 0o711) // started by root, PostgreSQL runs as another account and must pass through
try {
  for (let round = 1; round <= Number(rounds); round++) {
    for (const [index, repository] of (repositories.length > 0 ? repositories : ['.']).entries()) {
      const home = path.join(all, `${round}-${index}`)
      mkdirSync(home, { mode: 0o711 })
      const { said, ...numbers } = await measure(path.resolve(repository), home)
      if (process.env.VERBOSE) console.log(said)
      console.log(repository, JSON.stringify(numbers))
    }
  }
} finally {
  // not between rounds: ext4 passes by each inode freed in the last minutes, and the next round would pay for it
  rmSync(all, { recursive: true, force: true })
}
