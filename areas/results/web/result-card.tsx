import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Divider, Stack, Text } from '#platform/web/ui/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { AtCell } from '#platform/web/grid/index.ts'
import {
  closingOfSlot,
  HistorySection,
  isFormer,
  useResults,
  type ResultCardProps,
  HistoryOf,
} from '#areas/journal/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { readResultHistory } from '../contract/history.ts'
import { ConfirmResultForm } from './confirm-result-form.tsx'
import { policyWords } from './policy-words.ts'
import { ResultSteps } from './result-steps.tsx'
import { SetResultForm } from './set-result-form.tsx'
import { useResultWords } from './history/use-result-words.ts'

/** A result beside its cell: how it was computed, and by right its setting. */
export function ResultCard({ journalSession: { store, results }, student, slot, rect, onClose }: ResultCardProps) {
  const { t } = useLingui()
  const known = useResults(results, student.id)
  const result = known?.of(slot)
  if (!known || !result) return null
  const { may_set_results } = store.grid.group
  const closing = closingOfSlot(store, slot)
  const closes = closing?.closes_on
  return (
    <AtCell rect={rect} kind="dialog" width={380} onClose={onClose} label={t`${student.full_name}: ${slot.title}`}>
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {student.full_name}, {slot.title}
        </Text>
        <ResultSteps result={result} steps={known.steps(slot)} policy={policyWords(store.grid, result, closing)} />
        {result.set && !isFormer(store.grid) ? (
          <HistorySection use={readResultHistory}>
            <ResultHistory resultId={result.set.id} />
          </HistorySection>
        ) : null}
        {may_set_results && result.set?.differs ? (
          <>
            <Divider />
            <ConfirmResultForm key={result.set.version} store={store} set={result.set} onDone={onClose} />
          </>
        ) : null}
        {may_set_results && result.isOpen ? (
          <>
            <Divider />
            <SetResultForm store={store} studentId={student.id} result={result} onDone={onClose} />
          </>
        ) : null}
        {may_set_results && !result.isOpen && closes ? (
          <Text size="sm" c="dimmed">
            <Trans>Период закрыт {displayDate(closes)}: изменить можно после его открытия завучем.</Trans>
          </Text>
        ) : null}
      </Stack>
    </AtCell>
  )
}

/** Who set, changed and took back a result. */
function ResultHistory({ resultId }: { resultId: number }) {
  const history = useQuery(query(readResultHistory, { params: { id: String(resultId) } }))
  return <HistoryOf history={history} words={useResultWords()} />
}
