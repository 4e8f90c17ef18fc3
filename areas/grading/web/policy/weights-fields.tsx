import { useLingui } from '@lingui/react/macro'
import { Group, SegmentedControl } from '#platform/web/ui/index.ts'
import { formulaOf, formulaWeights } from '../../rules/policy.ts'
import { Section } from './section.tsx'
import type { PolicyFormOf } from './policy-values.ts'
import { WholeInput } from './whole-input.tsx'

/** Shares of ФО, СОР and СОЧ: a known formula, or one's own. */
export function WeightsFields({ form }: { form: PolicyFormOf }) {
  const { t } = useLingui()
  const formula = formulaOf(form.values.weights)
  const choose = (value: string) => {
    if (value === '25/25/50' || value === '50/50') form.setFieldValue('weights', { ...formulaWeights[value] })
  }
  return (
    <Section
      form={form}
      part="weights"
      title={t`Веса`}
      hint={t`Вместе 100 %. Чего у группы не запланировано, выпадает, и остальные веса приводятся к 100 %. Где ставится зачёт, считаются только ФО.`}
    >
      <SegmentedControl
        aria-label={t`Формула`}
        value={formula}
        onChange={choose}
        data={[
          { value: '25/25/50', label: '25/25/50' },
          { value: '50/50', label: t`50/50 без ФО` },
          { value: 'own', label: t`Своя`, disabled: formula !== 'own' },
        ]}
      />
      <Group gap="sm" align="flex-start">
        <WholeInput label={t`ФО, %`} {...form.getInputProps('weights.fo')} />
        <WholeInput label={t`СОР, %`} {...form.getInputProps('weights.sor')} />
        <WholeInput label={t`СОЧ, %`} {...form.getInputProps('weights.soch')} />
      </Group>
    </Section>
  )
}
