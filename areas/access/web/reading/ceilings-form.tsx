import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { NumberInput, SimpleGrid } from '#platform/web/ui/index.ts'
import { changeReadingCeilings, readReadingCeilings } from '../../contract/reading-ceiling.ts'
import { ceilingNames, type Ceilings } from '../../rules/reading-verdict.ts'

/** New limits in the place of those that are shown. */
export function CeilingsForm({ given, onDone }: { given: Ceilings; onDone: () => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const form = useEndpointForm(changeReadingCeilings, {
    initialValues: given,
    input: (values) => ({ body: { ...values, seen: given } }),
    onDone: async () => {
      await client.invalidateQueries({ queryKey: keyOf(readReadingCeilings) })
      notify.success(t`Пределы сохранены`)
      onDone()
    },
  })
  const titles: Record<keyof Ceilings, string> = {
    ask: t`Подтверждение: больше человек`,
    refuse: t`Остановка: больше человек`,
    day: t`Остановка: больше человек за день`,
    minutes: t`За сколько минут`,
    misses: t`Подбор номеров учащимся или семьёй: больше`,
    allowed_minutes: t`Разрешение действует, минут`,
  }
  return (
    <FormBody of={form}>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
        {ceilingNames.map((name) => (
          <NumberInput key={name} label={titles[name]} min={1} allowDecimal={false} {...form.field(name)} />
        ))}
      </SimpleGrid>
      <FormFoot isOnPage isSending={form.isSending} onCancel={onDone} />
    </FormBody>
  )
}
