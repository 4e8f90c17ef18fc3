import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { say, stop } from './say.mjs'

const folder = '.cache'
const file = `${folder}/preparing`
const pause = 300
const sign = 2000
const silence = 15_000

/** Two starts of one clone must not install or build at once: the second waits until the first is ready. */
export async function takeTurn() {
  for (let waited = false; !claimed(); waited = true) {
    if (!waited) say('Другой запуск уже готовит эту папку, ждём его…')
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  setInterval(() => utimesSync(file, new Date(), new Date()), sign).unref()
  process.on('exit', () => rmSync(file, { force: true }))
}

function claimed() {
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST')
      stop(`В папке программы нельзя писать (${error.code}). Запустите от имени её владельца или скопируйте её себе.`)
    if (isLeftOver()) rmSync(file, { force: true })
    return false
  }
}

/** A killed start leaves its file: its process is gone, or its number belongs to another program and gives no sign. */
function isLeftOver() {
  try {
    if (Date.now() - statSync(file).mtimeMs > silence) return true
    const pid = Number(readFileSync(file, 'utf8'))
    return pid > 0 && !isRunning(pid)
  } catch {
    return false // released meanwhile
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
