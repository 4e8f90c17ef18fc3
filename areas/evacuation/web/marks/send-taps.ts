import { t } from '@lingui/core/macro'
import { request } from '#platform/web/api/index.ts'
import { failureOf } from '#platform/web/outbox/index.ts'
import { createMarks, saveMarks, type MarkStep, type StepOutcome } from '../../contract/marks.ts'
import { failures } from '../../contract/texts.ts'
import { idOf, keepArrived } from './arrived.ts'
import { isAdding, localId, type TapStep } from './tap.ts'

async function save(steps: readonly MarkStep[], signal: AbortSignal): Promise<StepOutcome[]> {
  if (steps.length === 0) return []
  return (await request(saveMarks, { body: { steps: [...steps] } }, { signal })).outcomes
}

/** Each alone: what the server has against one must not hold back the others. */
async function add(adding: Extract<TapStep, { name: string }>, signal: AbortSignal): Promise<StepOutcome> {
  const { client_id } = adding
  try {
    const { items } = await request(createMarks, { body: { marks: [adding] } }, { signal })
    const [mark] = items
    if (mark) keepArrived(localId(client_id), mark.id)
    return { client_id, outcome: 'done', mark }
  } catch (error) {
    const { kind, reason } = failureOf(error, { signedOut: '', refused: failures.createMarks })
    if (kind === 'undelivered') throw error
    return { client_id, outcome: kind, reason }
  }
}

const isKnown = ({ mark_id }: MarkStep): boolean => mark_id > 0
const asKnown = (step: MarkStep): MarkStep => ({ ...step, mark_id: idOf(step.mark_id) })

/**
 * Sends a block of taps in order: those on people whom the server knows, then new people, then taps on these. The server
 * takes the same step and the same new person once, so that a block whose answer was lost goes again as a whole.
 * @throws ApiError where the same may succeed later
 */
export async function sendTaps(block: readonly TapStep[], signal: AbortSignal): Promise<StepOutcome[]> {
  const taps = block.filter((step): step is MarkStep => !isAdding(step)).map(asKnown)
  const answers = await save(taps.filter(isKnown), signal)
  for (const step of block) if (isAdding(step)) answers.push(await add(step, signal))
  const late = taps.filter((step) => !isKnown(step)).map(asKnown)
  answers.push(...(await save(late.filter(isKnown), signal)))
  const lost = late.filter((step) => !isKnown(step))
  const reason = t`Человек не добавлен в список`
  return [...answers, ...lost.map(({ client_id }): StepOutcome => ({ client_id, outcome: 'refused', reason }))]
}
