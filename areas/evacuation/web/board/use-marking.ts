import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useCallback } from 'react'
import { report, request, sentenceOf, useAllowed, uuid } from '#platform/web/api/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { outcomeOf } from '#platform/web/outbox/index.ts'
import { runsEvacuations } from '../../contract/access.ts'
import { saveMarks, type Mark, type MarkStep } from '../../contract/marks.ts'
import { failures } from '../../contract/texts.ts'
import { tappedNow } from '../clock.ts'
import { answerToTap } from '../marks/tap.ts'

/** Who runs the evacuation marks anybody; others those whom they collect, on their own page. */
const markAnybody = { access: runsEvacuations }
export type Tap = Pick<MarkStep, 'status' | 'unit_id' | 'note'>

/** @returns whether the tap stands */
export type MarkPerson = (mark: Mark, tap: Tap) => Promise<boolean>

/** Marks people from the board; null: this reader may only look. A refusal is told in the server's words. */
export function useMarking(receive: (marks: readonly Mark[]) => void): MarkPerson | null {
  const isAllowed = useAllowed(markAnybody)
  const act = useCallback<MarkPerson>(
    async ({ id }, tap) => {
      const step = { client_id: uuid(), mark_id: id, tapped_at: tappedNow(), ...tap }
      try {
        const answer = await request(saveMarks, { body: { steps: [step] } })
        const outcomes = answer.outcomes.map((one) => outcomeOf(one, answerToTap(one)))
        receive(outcomes.flatMap(({ row }) => row?.mark ?? []))
        for (const { outcome, reason, row } of outcomes) {
          if (outcome === 'refused')
            notify.error(reason ?? i18n._(msg`Отметка не принята: обновите страницу и повторите`))
          if (row?.isSuperseded) notify.warning(i18n._(msg`Уже есть более поздняя отметка: показана она`))
        }
        return outcomes.every(({ outcome, row }) => outcome === 'done' && !row?.isSuperseded)
      } catch (error) {
        report(error, sentenceOf(error) ?? failures.changeMark)
        return false
      }
    },
    [receive],
  )
  return isAllowed ? act : null
}
