import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { modeRules } from '#areas/grading/rules/grading-mode.ts'
import { keyOf } from '#platform/contract/endpoint.ts'
import { call, reportAction, useAllowed } from '#platform/web/api/index.ts'
import { Switch } from '#platform/web/ui/index.ts'
import { changeAttestation, readAttestation, type AttestationCard } from '../../contract/attestation.ts'

/** Plans the exam at the end of the year; nothing where the course has no final mark. */
export function ExamSwitch({ line: { id, has_exam, grading_mode } }: { line: AttestationCard }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const mayChange = useAllowed(changeAttestation)
  const change = useMutation({
    ...call(changeAttestation),
    onError: reportAction,
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(readAttestation) }),
  })
  if (modeRules[grading_mode].result?.type !== 'quarter_score') return null
  const shown = change.isPending ? (change.variables.body?.has_exam ?? has_exam) : has_exam
  return (
    <Switch
      label={t`Экзамен в конце года`}
      description={t`Пока он не выставлен, итоговая отметка остаётся открытой`}
      checked={shown}
      disabled={!mayChange || change.isPending}
      onChange={({ currentTarget }) =>
        change.mutate({ params: { id: String(id) }, body: { has_exam: currentTarget.checked } })
      }
    />
  )
}
