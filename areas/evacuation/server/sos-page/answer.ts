import type { Output } from '#platform/contract/endpoint.ts'
import { t } from '#platform/contract/text.ts'
import type { reportSos } from '../../contract/sos.ts'
import { sosStateTitles } from '../../rules/words.ts'
import type { Memo } from '../sos/read-memo.ts'

/** What became of a press, said to who pressed. */
export interface SosAnswer {
  status?: number
  words: readonly string[]
  /** Whoever needs help is told whom to call: nobody may have seen it yet. */
  isUrgent: boolean
}
type Received = Output<typeof reportSos>

/** Where a press stands, and no more than is true: that it is written down is no word that somebody comes. */
function wordsOf({ is_on_board, is_shared }: Received, { evacuation }: Memo): string {
  if (is_on_board) return t`Его видят те, кто ведёт эвакуацию.`
  if (is_shared) return t`Сообщений сейчас очень много: ваше записано вместе с другими, и заметить его могут не сразу.`
  if (evacuation === null) return t`Тревоги сейчас нет, и увидеть сообщение могут не сразу.`
  return t`Увидеть его могут не сразу.`
}

export const answerOf = {
  received: (received: Received, memo: Memo): SosAnswer => {
    const what = sosStateTitles[received.state]
    const isUrgent = received.state === 'help'
    return { words: [t`«${what}» — сообщение получено.`, wordsOf(received, memo)], isUrgent }
  },
  refused: (reason: string): SosAnswer => ({ words: [t`Сообщение не принято.`, reason], isUrgent: true }),
}
