import { fetchFailedSheets } from './failed-sheets.ts'
import { answersHealth, onServerBack } from './server-back.ts'
import { createStore } from './store.ts'

const pausesMs = [1_000, 2_000, 5_000, 15_000]
/** So often a file fails to come from a server that answers before it is taken to be there no more. */
const failuresOfGone = 3

/** Of files of the program that do not come: the server is away, or has another version of the program by now. */
export const missingFiles = createStore<'none' | 'away' | 'gone'>('none')
let waiting = 0

/** Until some time has passed or the server is back, whichever comes first. */
function pauseOrServer(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      forget()
      resolve()
    }
    const timer = setTimeout(go, milliseconds)
    const forget = onServerBack(go)
  })
}

async function noteMissing(failures: number): Promise<void> {
  if (failures < failuresOfGone || !(await answersHealth())) missingFiles.set('away')
  else missingFiles.set('gone')
}

/** Fetches a file of the program, again and again until it comes: a network that is away must not take the page with it. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      // whose sheets they are is not known: who asks for the first time is not held up by those of others
      const sheets = fetchFailedSheets()
      if (failures > 0) await sheets
      else sheets.catch(() => undefined)
      const loaded = await load()
      if (failures > 0 && --waiting === 0) missingFiles.set('none')
      return loaded
    } catch {
      if (failures === 0) waiting++
      void noteMissing(failures + 1)
      await pauseOrServer(pausesMs[Math.min(failures, pausesMs.length - 1)] ?? 0)
    }
  }
}
