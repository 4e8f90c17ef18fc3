import { Trans, useLingui } from '@lingui/react/macro'
import { request } from '#platform/web/api/index.ts'
import { askPreview } from '#platform/web/dialog/preview.ts'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Counting, useProgress } from '#platform/web/stream/index.ts'
import { Textarea } from '#platform/web/ui/index.ts'
import { previewPolicy, savePolicy, type PolicyRules, type StoredPolicy } from '../../contract/policy.ts'
import { policyObjections } from '../../rules/policy-objections.ts'
import { rulesAlone } from '../../rules/policy-rules.ts'
import { FinalFields } from './final-fields.tsx'
import { LettersFields } from './letters-fields.tsx'
import { MarksFields } from './marks-fields.tsx'
import { PolicyValues } from './policy-values.ts'
import { ScalesFields } from './scales-fields.tsx'
import { WeightsFields } from './weights-fields.tsx'

interface Props {
  yearId: number
  /** The version the form began from, 0 for none. */
  seen: number
  rules: PolicyRules
  isBlocked: boolean
  onSaved: (stored: StoredPolicy) => void
  onRefused: (own: PolicyRules) => void
}

/** What the rules object to in one part of the policy. */
const validated = (part: keyof PolicyRules) => (_value: unknown, values: PolicyValues) =>
  policyObjections(values).find(({ path: [field] }) => field === part)?.text ?? true

const validatedParts = {
  weights: validated('weights'),
  scales: validated('scales'),
  letters: validated('letters'),
  final: validated('final'),
  fo_maximum: validated('fo_maximum'),
  least_fo: validated('least_fo'),
}

/** The rules of a year by their parts; before a version is made, what it would change is shown. */
export function PolicyForm({ yearId, seen, rules, isBlocked, onSaved, onRefused }: Props) {
  const { t } = useLingui()
  const counting = useProgress()
  const entry = useEndpointForm(savePolicy, {
    initialValues: { ...rulesAlone(rules), reason: '' },
    schema: PolicyValues,
    rules: validatedParts,
    input: (values) => ({ body: { ...values, year_id: yearId, version: seen } }),
    confirm: async (values) => {
      const body = { ...rulesAlone(values), year_id: yearId }
      const preview = await counting.follow((signal) => request(previewPolicy, { body }, { signal }))
      if (preview === null) return false
      return askPreview(preview, {
        message: t`Сохранить новую версию правил?`,
        description: t`Открытые итоги сразу считаются по новым правилам, закрытые остаются при своих.`,
        ok: t`Сохранить версию`,
        refused: t`Новую версию сохранить нельзя`,
      })
    },
    onDone: (stored) => {
      notify.success(t`Действует версия ${stored.version}`)
      onSaved(stored)
    },
    onFailed: () => onRefused(rulesAlone(entry.form.getValues())),
  })
  return (
    <FormBody of={entry}>
      <WeightsFields form={entry.form} />
      <MarksFields form={entry.form} />
      <ScalesFields form={entry.form} />
      <LettersFields form={entry.form} />
      <FinalFields form={entry.form} />
      <Textarea
        label={t`Основание`}
        description={t`Решение педсовета, приказ: останется в истории`}
        autosize
        minRows={2}
        maxLength={500}
        {...entry.field('reason')}
      />
      <Counting of={counting} />
      <FormFoot action={<Trans>Посмотреть последствия</Trans>} isSending={entry.isSending} isDisabled={isBlocked} />
    </FormBody>
  )
}
