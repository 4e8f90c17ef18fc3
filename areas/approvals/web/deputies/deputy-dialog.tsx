import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { addDays } from '#platform/contract/calendar-date.ts'
import { keyOf } from '#platform/contract/endpoint.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Group, Text, TextInput } from '#platform/web/ui/index.ts'
import { nameDeputy } from '../../contract/deputies.ts'
import { StaffSelect } from '../staff-select.tsx'
import { shownOfDeputies } from './deputy-parts.tsx'

const usualDays = 6

/** Names who stands in for a head, from a day to a day. Without a head it is chosen too. */
export function DeputyDialog({ headId, onClose }: { headId?: number; onClose: () => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const today = schoolDay()
  const entry = useEndpointForm(nameDeputy, {
    initialValues: {
      head_id: headId ?? null,
      deputy_id: null as number | null,
      from: today,
      to: addDays(today, usualDays),
      reason: '',
    },
    schema: z.looseObject({}),
    rules: {
      head_id: (value) => value !== null || t`Выберите сотрудника`,
      deputy_id: (value) => value !== null || t`Выберите сотрудника`,
      reason: (value) => value.trim() !== '' || t`Обязательное поле`,
    },
    input: ({ head_id, deputy_id, ...rest }) => ({
      body: { ...rest, head_id: head_id ?? 0, deputy_id: deputy_id ?? 0 },
    }),
    onDone: async ({ deputy }) => {
      notify.success(t`И. о. назначен: ${deputy.name}`)
      onClose()
      await Promise.all(shownOfDeputies.map((one) => client.invalidateQueries({ queryKey: keyOf(one) })))
    },
  })
  const { form } = entry
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Назначить и. о.`}>
      {headId === undefined ? (
        <StaffSelect
          label={t`Кого замещают`}
          value={form.values.head_id}
          onChange={(id) => form.setFieldValue('head_id', id)}
          error={form.errors['head_id']}
        />
      ) : null}
      <StaffSelect
        label={t`Кто замещает`}
        value={form.values.deputy_id}
        onChange={(id) => form.setFieldValue('deputy_id', id)}
        error={form.errors['deputy_id']}
      />
      <Group grow align="flex-start">
        <DateField label={t`С`} min={today} {...entry.field('from')} />
        <DateField label={t`По`} min={form.values.from} {...entry.field('to')} />
      </Group>
      <TextInput
        label={t`Почему`}
        placeholder={t`Отпуск, командировка, болезнь`}
        maxLength={300}
        {...entry.field('reason')}
      />
      <Text size="sm" c="dimmed">
        <Trans>
          На эти дни к заместителю переходят только права решать и подписывать; всё, что приходит руководителю, приходит
          обоим.
        </Trans>
      </Text>
      <FormFoot action={<Trans>Назначить</Trans>} isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}
