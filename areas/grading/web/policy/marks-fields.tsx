import { useLingui } from '@lingui/react/macro'
import { Group, NativeSelect } from '#platform/web/ui/index.ts'
import { Section } from './section.tsx'
import type { PolicyFormOf } from './policy-values.ts'
import { WholeInput } from './whole-input.tsx'

/** The maximum of ФО, how many there must be, how several СОР make one percent, and whether works are written again. */
export function MarksFields({ form }: { form: PolicyFormOf }) {
  const { t } = useLingui()
  return (
    <Section
      form={form}
      part="sor_aggregation"
      title={t`Отметки`}
      hint={t`Новый максимум ФО — для новых отметок: поставленные остаются со своим.`}
    >
      <Group gap="sm" align="flex-start">
        <WholeInput label={t`Максимум ФО`} {...form.getInputProps('fo_maximum')} />
        <WholeInput label={t`ФО за четверть, не меньше`} w={220} {...form.getInputProps('least_fo')} />
        <NativeSelect
          label={t`Несколько СОР`}
          data={[
            { value: 'sum', label: t`сумма баллов к сумме максимумов` },
            { value: 'mean', label: t`среднее процентов` },
          ]}
          {...form.getInputProps('sor_aggregation')}
        />
        <NativeSelect
          label={t`Пересдача СОР и СОЧ`}
          data={[
            { value: 'once', label: t`один раз` },
            { value: 'none', label: t`запрещена` },
          ]}
          {...form.getInputProps('retakes')}
        />
      </Group>
    </Section>
  )
}
