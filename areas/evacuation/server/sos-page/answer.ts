import type { Output } from '#platform/contract/endpoint.ts'
import { t } from '#platform/contract/text.ts'
import type { reportSos } from '../../contract/sos.ts'
import { sosStandingTexts, sosStateTitles } from '../../rules/words.ts'

/** What became of a press, said to who pressed. */
export interface SosAnswer {
  status?: number
  words: readonly string[]
  /** Whoever needs help is told whom to call: nobody may have seen it yet. */
  isUrgent: boolean
}

export const answerOf = {
  received: ({ state, standing }: Output<typeof reportSos>): SosAnswer => {
    const what = sosStateTitles[state]
    return { words: [t`«${what}» — сообщение получено.`, sosStandingTexts[standing]], isUrgent: state === 'help' }
  },
  refused: (reason: string): SosAnswer => ({ words: [t`Сообщение не принято.`, reason], isUrgent: true }),
}
