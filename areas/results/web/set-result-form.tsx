import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '#platform/web/api/index.ts'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { Button, SegmentedControl, Textarea } from '#platform/web/ui/index.ts'
import { removeResult, setResult } from '../contract/results.ts'
import { resultObjection, resultObjectionText } from '../rules/result-objection.ts'
import { needsReason, resultText, type ResultValue } from '#areas/grading/rules/result-value.ts'
import { type JournalStore, closingOfSlot, type SlotResult } from '#areas/journal/web/index.ts'
import { choicesOf } from './result-words.ts'

interface Props {
  store: JournalStore
  studentId: number
  result: SlotResult
  onDone: () => void
}
const Values = z.object({ value: z.string(), reason: z.string() })
const notAttested = 'na'
const asChoice = (value: ResultValue) => (value === null ? notAttested : String(value))
const asValue = (choice: string): ResultValue => (choice === notAttested ? null : Number(choice))
/** What is set, else what is recommended; where neither is known, nothing is chosen beforehand. */
const firstChoice = ({ set, recommended }: SlotResult): string =>
  set ? asChoice(set.value) : recommended === null ? '' : asChoice(recommended)

/** Sets a result, or takes the set one back; another value than the recommended one needs a reason. */
export function SetResultForm({ store, studentId, result, onDone }: Props) {
  const { t } = useLingui()
  const { slot, set, recommended } = result
  const { group, today } = store.grid
  const objection = (choice: string, reason: string): true | string => {
    const closing = closingOfSlot(store, slot)
    if (closing === null) return true
    const period = slot.quarter_id === null ? (slot.half === null ? 'year' : 'half-a-year') : 'quarter'
    const found = resultObjection(
      { type: slot.type, value: asValue(choice), reason },
      {
        mode: group.grading_mode,
        period,
        closing,
        recommended,
        has_exam: true,
        awaits_exam: group.has_exam && set === null,
      },
      today,
    )
    return found ? resultObjectionText[found] : true
  }
  const entry = useEndpointForm(setResult, {
    initialValues: { value: firstChoice(result), reason: set?.reason ?? '' },
    schema: Values,
    rules: { reason: (reason, values) => objection(values.value, reason) },
    input: ({ value, reason }) => ({
      params: { id: String(group.id) },
      body: {
        student_id: studentId,
        type: slot.type,
        quarter_id: slot.quarter_id,
        half: slot.half,
        value: asValue(value),
        reason: reason.trim() === '' ? null : reason.trim(),
        ...(set ? { version: set.version } : {}),
      },
    }),
    onDone: (stored) => {
      store.putResults([stored])
      onDone()
    },
  })
  const { form, field } = entry
  const remove = useMutation({
    ...call(removeResult),
    onSuccess: ({ id }) => {
      store.putResults([], [id])
      onDone()
    },
  })
  const data = choicesOf(slot.type).map((value) => ({ value: asChoice(value), label: resultText(slot.type, value) }))
  const isChosen = form.values.value !== ''
  const wantsReason = isChosen && needsReason(slot.type, recommended, asValue(form.values.value))
  return (
    <FormBody of={entry}>
      <SegmentedControl aria-label={t`Выставить`} fullWidth data={data} {...field('value')} />
      {wantsReason || form.errors['reason'] ? (
        <Textarea
          label={t`Причина`}
          description={t`Отметка отличается от рекомендованной`}
          autosize
          minRows={2}
          maxLength={500}
          {...field('reason')}
        />
      ) : null}
      <FormFoot size="compact-sm" action={<Trans>Выставить</Trans>} isSending={entry.isSending} isDisabled={!isChosen}>
        {set ? (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            loading={remove.isPending}
            onClick={() => remove.mutate({ params: { id: String(set.id) } })}
          >
            <Trans>Снять</Trans>
          </Button>
        ) : null}
      </FormFoot>
    </FormBody>
  )
}
