import { spawn } from 'node:child_process'
import process from 'node:process'
import { say } from './say.mjs'

const heartbeat = 5000

/**
 * Runs a program to its end, its output going to ours; says every five seconds that `what` still goes on.
 * @returns {Promise<boolean>} whether it ended well
 */
export function run(what, command, args, shell = false) {
  return new Promise((resolve) => {
    const begun = Date.now()
    const child = spawn(command, args, { stdio: 'inherit', shell })
    const timer = setInterval(() => say(`${what}: прошло ${Math.round((Date.now() - begun) / 1000)} с…`), heartbeat)
    const pass = (signal) => child.kill(signal)
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, pass)
    const end = (well) => {
      clearInterval(timer)
      for (const signal of ['SIGTERM', 'SIGHUP']) process.off(signal, pass)
      resolve(well)
    }
    child.on('error', () => end(false))
    child.on('exit', (code) => end(code === 0))
  })
}
