import { spawn } from 'node:child_process'
import process from 'node:process'
import { say } from './say.mjs'

const heartbeat = 5000
const rememberedLetters = 20_000

/**
 * Runs a program to its end, its output going to ours; says every five seconds that `what` still goes on.
 * @returns {Promise<{ well: boolean, said: string }>} whether it ended well, and the last of what it complained of
 */
export function run(what, command, args, { shell = false, cwd = '.' } = {}) {
  return new Promise((resolve) => {
    const begun = Date.now()
    let said = ''
    const child = spawn(command, args, { stdio: ['inherit', 'inherit', 'pipe'], shell, cwd })
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      process.stderr.write(text)
      said = (said + text).slice(-rememberedLetters)
    })
    const timer = setInterval(() => say(`${what}: прошло ${Math.round((Date.now() - begun) / 1000)} с…`), heartbeat)
    const pass = (signal) => child.kill(signal)
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, pass)
    const end = (well) => {
      clearInterval(timer)
      for (const signal of ['SIGTERM', 'SIGHUP']) process.off(signal, pass)
      resolve({ well, said })
    }
    child.on('error', (error) => {
      said += error.message
      end(false)
    })
    child.on('close', (code, signal) => {
      if (signal === 'SIGKILL') said += 'Killed' // who does that is the system short of memory
      end(code === 0)
    })
  })
}
