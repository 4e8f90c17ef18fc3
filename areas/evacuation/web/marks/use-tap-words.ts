import { useLingui } from '@lingui/react/macro'
import type { DraftWords } from '#platform/web/outbox/index.ts'
import { markStatusTitles } from '../../rules/words.ts'
import type { TapDraft } from './tap.ts'

/** Taps on their way, as a person reads of them. */
export function useTapWords(): DraftWords<TapDraft> {
  const { t } = useLingui()
  return {
    place: ({ name }) => name,
    wanted: ({ want }) => (want?.status ? markStatusTitles[want.status] : t`в другой список`),
    theirs: ({ theirs }) => (theirs?.mark ? markStatusTitles[theirs.mark.status] : ''),
    clash: () => '',
  }
}
