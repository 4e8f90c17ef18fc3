import { t } from '@lingui/core/macro'
import type { Output } from '#platform/contract/endpoint.ts'
import { reportAction, request, uuid } from '#platform/web/api/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { previewRup, saveRup, type RupStep } from '../../../contract/rup-lines.ts'
import type { RupLine } from '../../../contract/rup.ts'
import { placeKey } from '../../../rules/plan-column.ts'
import { askEffects } from '#platform/web/dialog/ask-effects.ts'
import type { CopiedStep } from './copied-steps.ts'

type Outcome = Output<typeof saveRup>['outcomes'][number]
interface Block {
  yearId: number
  steps: readonly CopiedStep[]
  /** As the plan stood before. */
  lines: readonly RupLine[]
  /** Asked where the block moves something. */
  question: string
}
/** So many steps a call takes. */
const most = 1_000

/** Stores steps after what they move was agreed to. @returns outcomes of what was stored; null: it is not wanted */
async function store(yearId: number, given: readonly CopiedStep[], question: string): Promise<Outcome[] | null> {
  const steps = given.map((step): RupStep => ({ ...step, client_id: uuid() }))
  const params = { id: String(yearId) }
  const outcomes: Outcome[] = []
  for (let start = 0; start < steps.length; start += most) {
    const block = steps.slice(start, start + most)
    const follow = await askEffects(await request(previewRup, { params, body: { steps: block } }), question)
    if (follow === null) return start === 0 ? null : outcomes
    outcomes.push(...(await request(saveRup, { params, body: { steps: block, follow } })).outcomes)
  }
  return outcomes
}

/** The steps that take a stored block back. */
function inverseOf({ steps, lines }: Block, outcomes: readonly Outcome[]): CopiedStep[] {
  const before = new Map(lines.map((line) => [`${placeKey(line)} ${line.course.id}`, line]))
  return outcomes.flatMap(({ outcome, line }, index) => {
    const step = steps[index]
    if (outcome !== 'done' || step === undefined) return []
    const { place, course_id } = step
    const was = before.get(`${placeKey(place)} ${course_id}`)
    return [
      {
        place,
        course_id,
        component: was?.component ?? step.component,
        hours: was?.hours ?? null,
        version: line?.version ?? null,
      },
    ]
  })
}

/** Writes a block of lines, tells how many were written and offers the way back. @param refresh reads what shows the plan anew */
export async function writeBlock(block: Block, refresh: () => Promise<void>): Promise<void> {
  const { yearId, steps, question } = block
  if (steps.length === 0) return notify.info(t`Всё уже так: менять нечего`)
  try {
    const outcomes = await store(yearId, steps, question)
    if (outcomes === null) return
    await refresh()
    const done = outcomes.filter(({ outcome }) => outcome === 'done').length
    const left = outcomes.length - done
    if (left > 0) notify.warning(t`Не записано строк: ${left}. Их изменили или не приняли`)
    const back = inverseOf(block, outcomes)
    const undo = async () => {
      await store(yearId, back, t`Отменить копирование?`)
      await refresh()
    }
    notify.undoable(t`Записано строк плана: ${done}`, {
      label: t`Отменить`,
      act: () => void undo().catch(reportAction),
    })
  } catch (error) {
    reportAction(error)
    await refresh()
  }
}
