import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { findUnpackedChromium, unpackChromium } from './unpacked-chromium.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome', '/usr/lib/chromium']
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']
const aptGet = '/usr/bin/apt-get'

/** The browser of the tests: `CHROMIUM`, or a Chromium or Chrome in a usual place; undefined when there is none. */
export function findChromium(): string | undefined {
  const asked = process.env['CHROMIUM']
  if (asked) return asked
  const paths = (process.env['PATH'] ?? '').split(path.delimiter)
  const places = [...paths, ...folders].flatMap((folder) => names.map((name) => path.join(folder, name)))
  return [...places, ...elsewhere].find((place) => existsSync(place)) ?? findUnpackedChromium()
}

/**
 * Finds the browser; on Debian root gets it installed, others get its packages unpacked into their cache.
 * @throws with the command to run, where nothing of this is possible
 */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) {
    if (existsSync(found)) return found
    throw new Error(`CHROMIUM указывает на ${found}, а такого файла нет`)
  }
  if (existsSync(aptGet)) get()
  const got = findChromium()
  if (got) return got
  throw new Error(
    'Для проверок в браузере нужен Chromium. Установите его: sudo apt-get update && sudo apt-get install -y chromium ' +
      '(или укажите путь к Chromium или Chrome в переменной CHROMIUM).',
  )
}

function get(): void {
  try {
    if (process.getuid?.() === 0) install()
    else {
      console.log('Скачиваю Chromium из пакетов Debian (до минуты)…')
      unpackChromium()
    }
  } catch (error) {
    console.error((error as Error).message)
  }
}

function install(): void {
  console.log('Устанавливаю Chromium пакетом Debian (до минуты)…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const step of ['update -q', 'install -y -q --no-install-recommends chromium']) {
    const done = spawnSync(aptGet, step.split(' '), { env, encoding: 'utf8' })
    if (done.status !== 0) throw new Error(`apt-get ${step}: ${done.stderr.trim().slice(-500)}`)
  }
}

if (import.meta.main) console.log(ensureChromium())
