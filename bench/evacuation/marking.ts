import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Mark } from '#areas/evacuation/contract/marks.ts'
import type { MarkStatus } from '#areas/evacuation/rules/words.ts'
import type { Recorder } from '../hour/recorder.ts'
import { at, call, type Headers, type Person } from './calls.ts'

/** What one device will send. */
export interface Planned {
  address: string
  headers: Headers
  markId: number
  status: MarkStatus
}
const statuses: MarkStatus[] = ['present', 'missing', 'present', 'help', 'released']
const betweenTriesMs = 500

/** As many marks for each device as for any other; each person belongs to one device, so that their last word is known. */
export async function planMarks(
  { addresses, markers, marks }: { addresses: string[]; markers: number; marks: number },
  staff: readonly Person[],
): Promise<Planned[][]> {
  const [address = ''] = addresses
  const known: { person: Person; mark: Mark }[] = []
  const taken = new Set<number>()
  for (const person of staff) {
    const { items } = await call<{ items: Mark[] }>(`${address}/api/evacuation/marks/`, person.headers)
    for (const mark of items) if (!taken.has(mark.id)) known.push({ person, mark })
    for (const { id } of items) taken.add(id)
  }
  const devices = Array.from({ length: markers }, (): Planned[] => [])
  for (let count = 0; count < marks; count++) {
    const device = count % markers
    const round = Math.floor(count / markers)
    const own = known.filter((_, index) => index % markers === device)
    const { person, mark } = at(own, round)
    const status = at(statuses, round + Math.floor(round / own.length))
    devices[device]?.push({ address: at(addresses, device), headers: person.headers, markId: mark.id, status })
  }
  return devices
}

/** Sends each tap at its own moment of the time given, again and again until an answer has come. */
export async function sendTaps(
  planned: readonly Planned[],
  milliseconds: number,
  last: Map<number, MarkStatus>,
  recorder: Recorder,
): Promise<void> {
  const began = performance.now()
  const moments = planned.map(() => Math.random() * milliseconds).toSorted((one, other) => one - other)
  for (const [turn, { address, headers, markId, status }] of planned.entries()) {
    await pause(Math.max(0, began + (moments[turn] ?? 0) - performance.now()))
    const step = { client_id: randomUUID(), mark_id: markId, status, tapped_at: new Date().toISOString() }
    const begun = performance.now()
    for (let isSaved = false; !isSaved;) {
      const outcome = await call<{ outcomes: { outcome: string }[] }>(
        `${address}/api/evacuation/marks/bulk/`,
        headers,
        'PATCH',
        { steps: [step] },
      ).then(
        ({ outcomes }) => outcomes[0]?.outcome ?? 'нет ответа',
        () => null,
      )
      if (outcome === null) await pause(betweenTriesMs)
      else {
        recorder.note('отметили', performance.now() - begun, outcome === 'done' ? null : outcome)
        isSaved = true
      }
    }
    last.set(markId, status)
  }
}
