import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { keyOf } from '#platform/contract/endpoint.ts'
import { FormDialog, FormFoot, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { TextInput } from '#platform/web/ui/index.ts'
import { reassignApproval, type RunStep, type StepDecider } from '../../contract/runs.ts'
import { StaffSelect } from '../staff-select.tsx'
import { shownOfRuns } from './use-decision.ts'

interface Props {
  runId: number
  step: RunStep
  /** In whose place; null: nobody could decide. */
  decider: StepDecider | null
  onClose: () => void
}

/** Names who decides at an open step in the place of another. */
export function ReassignDialog({ runId, step, decider, onClose }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const entry = useEndpointForm(reassignApproval, {
    initialValues: { person_id: null as number | null, remark: '' },
    schema: z.looseObject({}),
    rules: { person_id: (value) => value !== null || t`Выберите сотрудника` },
    input: ({ person_id, remark }) => ({
      params: { id: String(runId) },
      body: {
        step_id: step.id,
        instead_of: decider?.person.id ?? null,
        person_id: person_id ?? 0,
        remark: textOrNull(remark),
      },
    }),
    onDone: async () => {
      notify.success(t`Назначено: сотрудник получит уведомление`)
      onClose()
      await Promise.all(shownOfRuns.map((one) => client.invalidateQueries({ queryKey: keyOf(one) })))
    },
  })
  const { person_id } = entry.form.values
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Кто решает: ${step.title}`}>
      <StaffSelect
        label={decider === null ? t`Решает` : t`Вместо: ${decider.person.name}`}
        value={person_id}
        onChange={(id) => entry.form.setFieldValue('person_id', id)}
        error={entry.form.errors['person_id']}
      />
      <TextInput label={t`Почему (необязательно)`} maxLength={300} {...entry.field('remark')} />
      <FormFoot action={<Trans>Назначить</Trans>} isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}
