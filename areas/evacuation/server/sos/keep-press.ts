import { createHmac } from 'node:crypto'
import { msg } from '#platform/contract/text.ts'
import { plainLine } from '#platform/contract/plain-line.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { Refusal, refuse } from '#platform/server/refusal.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { reportSos } from '../../contract/sos.ts'
import { boardRoomName, sosReported } from '../../contract/events.ts'
import type { SosStanding, SosState } from '../../rules/words.ts'
import { readRunning } from '../evacuation-rows.ts'
import type { Device } from './device.ts'
import { joinedPresses, type Gathered, type JoinedPresses } from './joined-presses.ts'
import { lanesOf, type Lanes } from './lanes.ts'
import {
  findPress,
  isSharedKey,
  sharedKeyOf,
  writeReport,
  type PressToWrite,
  type WrittenReport,
} from './write-report.ts'

/** What somebody says of themselves, and who it is as far as one can know. */
export interface Press {
  client_id: string
  state: SosState
  name: string
  place: string
  phone: string
  accountId: number | null
  device: Device
  /** As `networkOf` gives it. */
  address: string
}
type Received = Output<typeof reportSos>

const [joinedWithinMs, maxJoined] = [100, 100]
const refusedSeconds = 60

interface PressWriter {
  lanes: Lanes
  joined: JoinedPresses<PressToWrite, WrittenReport>
}
const pressWriters = new WeakMap<AppContext, PressWriter>()
function pressWriterOf(context: AppContext): PressWriter {
  const known = pressWriters.get(context)
  if (known) return known
  const write = (openKey: string, gathered: Gathered<PressToWrite>) => store(context, openKey, gathered)
  const pressWriter = {
    lanes: lanesOf(),
    joined: joinedPresses(write, { withinMs: joinedWithinMs, maxKept: maxJoined }),
  }
  pressWriters.set(context, pressWriter)
  return pressWriter
}

async function store(context: AppContext, openKey: string, gathered: Gathered<PressToWrite>): Promise<WrittenReport> {
  const written = await context.urgentDb.transaction().execute(async (db) => {
    const running = await readRunning(db)
    return writeReport(db, { openKey, evacuationId: running?.id ?? null, ...gathered })
  })
  const { id, evacuation_id, state } = written
  if (evacuation_id !== null)
    context.publish(boardRoomName(evacuation_id), sosReported, { id, is_help: state === 'help' })
  return written
}

function standingOf({ evacuation_id, is_dismissed }: WrittenReport, isShared: boolean): SosStanding {
  if (isShared) return 'shared'
  return evacuation_id !== null && !is_dismissed ? 'board' : 'kept'
}
const received = (written: WrittenReport, isShared: boolean): Received => {
  const { state, last_at, presses } = written
  return { state, made_at: last_at, presses, standing: standingOf(written, isShared) }
}

/**
 * Keeps a press: those of one sender, name and state within the minutes of the settings are one report. A call for help is
 * never refused: where new senders behind one address are too many for a report each, theirs is written into one together.
 * @throws Refusal 429 for a word that is no call for help, beyond the share of its sender; 422 without a name
 */
export async function keepPress(context: AppContext, press: Press): Promise<Received> {
  if (press.state === 'safe' && press.name === '') throw refuse('name', msg`Напишите, как вас зовут`)
  const known = await findPress(context.urgentDb, press)
  if (known) return received(known, isSharedKey(known.open_key))
  // a digest tells one sender from another and names none
  const digest = (given: string) => createHmac('sha256', context.secret).update(`sos\n${given}`).digest('base64url')
  const [device, address] = [digest(press.device.id), digest(press.address)]
  const { accountId, state, name } = press
  const whose = accountId === null ? `${device} ${plainLine(name).toLowerCase()}` : `account ${accountId}`
  const openKey = `${state} ${whose}`
  const { lanes, joined } = pressWriterOf(context)
  const { kind, lane } = lanes.placeFor({ accountId, device, isKnown: press.device.isKnown, address, state }, openKey)
  if (kind === 'refused')
    throw new Refusal(
      429,
      msg`Не принято: с вашего устройства или из вашей сети уже пришло много сообщений. Повторите через минуту`,
      refusedSeconds,
    )
  const toWrite = { ...press, device, address }
  if (kind === 'own') return received(await store(context, openKey, { presses: [toWrite], count: 1 }), false)
  if (kind === 'again') return received(await joined.add(openKey, toWrite), false)
  // its sender is the lane: who hides it hides what its lane writes, and nobody's own report
  const sharedKey = sharedKeyOf(digest(lane))
  return received(await joined.add(sharedKey, { ...toWrite, device: digest(sharedKey) }), true)
}
