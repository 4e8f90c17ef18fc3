import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf } from '#platform/contract/endpoint.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Answer, Button, NumberInput, Panel, PanelHead, SimpleGrid, Stack, Text } from '#platform/web/ui/index.ts'
import { changeReadingCeilings, readReadingCeilings } from '../../contract/reading-ceiling.ts'
import { ceilingNames, type Ceilings } from '../../rules/reading-verdict.ts'

/** From how many people on the second step is asked for and reading stops; changed by who decides. */
export function CeilingsPanel() {
  const ceilings = useQuery(query(readReadingCeilings))
  const mayChange = useAllowed(changeReadingCeilings)
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel>
      <Stack gap="sm">
        <PanelHead title={<Trans>Пределы</Trans>}>
          {mayChange ? (
            <Button variant="default" size="xs" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? <Trans>Свернуть</Trans> : <Trans>Изменить</Trans>}
            </Button>
          ) : null}
        </PanelHead>
        <Answer of={ceilings}>
          {(given) =>
            isOpen ? <CeilingsForm given={given} onDone={() => setOpen(false)} /> : <CeilingsText of={given} />
          }
        </Answer>
      </Stack>
    </Panel>
  )
}

function CeilingsText({ of: { ask, refuse, day, minutes, misses } }: { of: Ceilings }) {
  return (
    <Text size="sm">
      <Trans>
        За {minutes} мин: больше {ask} человек — подтверждение, больше {refuse} — остановка до решения. За день больше{' '}
        {day} — остановка. Подбор номеров учащимся или семьёй: больше {misses}.
      </Trans>
    </Text>
  )
}

function CeilingsForm({ given, onDone }: { given: Ceilings; onDone: () => void }) {
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
