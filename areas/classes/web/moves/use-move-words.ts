import { useLingui } from '@lingui/react/macro'
import type { Move } from '../../contract/moves.ts'

/** «в 7А», «из 7Б», «из 7Б в 7А». */
export function useMoveWords(): (move: Pick<Move, 'from' | 'to'>) => string {
  const { t } = useLingui()
  return ({ from, to }) => (from === null ? t`в ${to ?? '—'}` : to === null ? t`из ${from}` : t`из ${from} в ${to}`)
}
