import { schoolRoom } from '#platform/contract/realtime.ts'
import { currentSession, onSessionChange } from '#platform/web/api/session.ts'
import { askMissed, emitEvent, listen } from '#platform/web/realtime/realtime.ts'
import { isLive, onReturn, socketState } from '#platform/web/realtime/socket-state.ts'
import { evacuationActive, evacuationCompleted, evacuationRoom } from '../../contract/events.ts'
import { serverNow } from '#platform/web/api/index.ts'
import { awaitTouch, signal } from '../sound/signal.ts'
import { onceForDevice } from '../sound/signalled.ts'
import { noteEnd, noteStart, readRunning, running } from './running.ts'

/** A whole school hears the start at once: they do not all ask at once whither. */
const spreadMs = 600
const againMs = 15_000
const retryMs = 1_500
const maxTries = 20

/** At the start the whole school asks: who gets no answer asks again. */
async function readPatiently(): Promise<void> {
  for (let tries = 0; tries < maxTries && !(await readRunning()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, retryMs))
}

/** A start that was missed, with the network away, is signalled late, but not to who comes much later. */
const freshMs = 120_000
function signalStart(): void {
  const { evacuation } = running.get()
  if (evacuation === null || serverNow() - Date.parse(evacuation.started_at) > freshMs) return
  void onceForDevice(evacuation.id, signal)
}

/** Events are heard again: what was told before was not. */
function again(): void {
  emitEvent(evacuationRoom.name, {})
  void readRunning()
}

/** Events are heard for the first time: whether any was told since the page has asked. */
async function catchUp(firstReading: Promise<boolean>, sentAt: number): Promise<void> {
  emitEvent(evacuationRoom.name, {})
  const isKnown = await firstReading
  if (!isKnown || (await askMissed(performance.now() - sentAt, schoolRoom))) await readRunning()
}

/** Hears of evacuations as long as somebody of the school is signed in; families are not alarmed. */
export function watchEvacuations(): void {
  let isWatching = false
  const begin = () => {
    if (isWatching || currentSession()?.client !== 0) return
    isWatching = true
    awaitTouch()
    running.subscribe(signalStart)
    listen(evacuationActive, (started) => {
      noteStart(started)
      setTimeout(() => void readPatiently(), Math.random() * spreadMs)
    })
    listen(evacuationCompleted, ({ id, status }) => noteEnd(id, status))
    const sentAt = performance.now()
    const firstReading = readRunning()
    let hasHeard = false
    socketState.subscribe(() => {
      if (socketState.get().phase !== 'connected') return
      if (hasHeard) again()
      else void catchUp(firstReading, sentAt)
      hasHeard = true
    })
    onReturn(again)
    // where no socket comes through, or nothing comes through it
    setInterval(() => {
      if (!isLive() && navigator.onLine) void readRunning()
    }, againMs)
  }
  onSessionChange(begin)
  begin()
}
