import { useLingui } from '@lingui/react/macro'
import { Group, NativeSelect } from '#platform/web/ui/index.ts'
import { Section } from './section.tsx'
import type { PolicyFormOf } from './policy-values.ts'
import { WholeInput } from './whole-input.tsx'

/** Weights of year and exam in the final mark. */
export function FinalFields({ form }: { form: PolicyFormOf }) {
  const { t } = useLingui()
  return (
    <Section
      form={form}
      part="final"
      title={t`Год и экзамен`}
      hint={t`Год — среднее отметок за периоды. Без экзамена итоговая равна годовой.`}
    >
      <Group gap="sm" align="flex-start">
        <WholeInput label={t`Год, %`} {...form.getInputProps('final.year')} />
        <WholeInput label={t`Экзамен, %`} {...form.getInputProps('final.exam')} />
        <NativeSelect
          label={t`Год входит в итоговую`}
          data={[
            { value: 'whole_year', label: t`целой отметкой` },
            { value: 'unrounded_mean', label: t`средним без округления` },
          ]}
          {...form.getInputProps('final.base')}
        />
      </Group>
    </Section>
  )
}
