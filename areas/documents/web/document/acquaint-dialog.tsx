import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { readStructure } from '#areas/organisation/contract/units.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { MultiSelect, Switch } from '#platform/web/ui/index.ts'
import { askAcquaintance } from '../../contract/acquaintance.ts'
import { useDocumentCalls } from '../use-document-calls.ts'
import { PeopleField, type Chosen } from './people-field.tsx'

interface Values {
  person_ids: Chosen[]
  unit_ids: string[]
  everybody: boolean
  due_on: string
}

/** Asks staff to know an accepted document: all, units, single persons. */
export function AcquaintDialog({ documentId, onClose }: { documentId: number; onClose: () => void }) {
  const { t } = useLingui()
  const { refresh } = useDocumentCalls()
  const maySeeUnits = useAllowed(readStructure)
  const units = useQuery({ ...query(readStructure, {}), enabled: maySeeUnits }).data?.units ?? []
  const entry = useEndpointForm<typeof askAcquaintance, Values>(askAcquaintance, {
    initialValues: { person_ids: [], unit_ids: [], everybody: false, due_on: '' },
    schema: z.looseObject({}),
    rules: {
      person_ids: (people, { unit_ids, everybody }) =>
        everybody || people.length + unit_ids.length > 0 || t`Выберите, кому ознакомиться`,
    },
    input: ({ person_ids, unit_ids, everybody, due_on }) => ({
      params: { id: String(documentId) },
      body: {
        person_ids: person_ids.map(({ id }) => id),
        unit_ids: unit_ids.map(Number),
        everybody,
        due_on: textOrNull(due_on),
      },
    }),
    onDone: async ({ asked }) => {
      if (asked > 0) notify.success(t`Отправлено на ознакомление: ${asked}`)
      else notify.info(t`Этим людям документ уже отправлен`)
      onClose()
      await refresh()
    },
  })
  const { form, field } = entry
  const { everybody } = form.values
  return (
    <FormDialog of={entry} title={t`Отправить на ознакомление`} onClose={onClose}>
      <Switch
        label={t`Всем сотрудникам`}
        checked={everybody}
        onChange={(event) => form.setFieldValue('everybody', event.currentTarget.checked)}
      />
      {everybody ? null : (
        <>
          {maySeeUnits ? (
            <MultiSelect
              label={t`Подразделения`}
              searchable
              nothingFoundMessage={t`Такого подразделения нет`}
              data={units.filter((one) => !one.is_archived).map((one) => ({ value: String(one.id), label: one.title }))}
              {...field('unit_ids')}
            />
          ) : null}
          <PeopleField
            label={t`Сотрудники`}
            value={form.values.person_ids}
            error={form.errors['person_ids']}
            onChange={(people) => form.setFieldValue('person_ids', people)}
          />
        </>
      )}
      <DateField label={t`Ознакомиться до`} min={schoolDay()} {...field('due_on')} />
      <FormFoot action={<Trans>Отправить</Trans>} isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}
