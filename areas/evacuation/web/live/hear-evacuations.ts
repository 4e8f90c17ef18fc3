import { currentSession, onSessionChange } from '#platform/web/api/session.ts'
import { listen } from '#platform/web/realtime/realtime.ts'
import { socketState } from '#platform/web/realtime/socket-state.ts'
import { evacuationActive, evacuationCompleted } from '../../contract/events.ts'
import { heardEnd, heardStart, readRunning } from './running.ts'

/** A whole school hears the start at once: they do not all ask at once whither. */
const spreadMilliseconds = 600
const againMilliseconds = 15_000
const retryMilliseconds = 1_500
const mostTries = 20

/** At the start the whole school asks: who gets no answer asks again. */
async function readPatiently(): Promise<void> {
  for (let tries = 0; tries < mostTries && !(await readRunning()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, retryMilliseconds))
}

/** Hears of evacuations as long as somebody of the school is signed in; families are not alarmed. */
export function hearEvacuations(): void {
  let isHeard = false
  const begin = () => {
    if (isHeard || currentSession()?.client !== 0) return
    isHeard = true
    listen(evacuationActive, (started) => {
      heardStart(started)
      setTimeout(() => void readPatiently(), Math.random() * spreadMilliseconds)
    })
    listen(evacuationCompleted, ({ id, status }) => heardEnd(id, status))
    socketState.subscribe(() => {
      if (socketState.get().phase === 'connected') void readRunning()
    })
    // where no socket comes through
    setInterval(() => {
      if (socketState.get().phase !== 'connected' && navigator.onLine) void readRunning()
    }, againMilliseconds)
    void readRunning()
  }
  onSessionChange(begin)
  begin()
}
