import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { keyOf } from '#platform/contract/endpoint.ts'
import { query } from '#platform/web/api/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Badge, Group, Panel, PanelHead, Select, SimpleGrid, Stack, Text, TextInput } from '#platform/web/ui/index.ts'
import {
  correctableFields,
  listOwnCorrections,
  proposeCorrection,
  type CorrectableField,
} from '../../contract/corrections.ts'
import { listOwnChildren } from '../../contract/people.ts'
import { useCorrectionWords } from './correction-words.ts'

/** A family asks the school to put its own or a child's data right, and sees what became of it. */
export function ProposePanel({ personId }: { personId: number }) {
  const { t } = useLingui()
  const children = useQuery(query(listOwnChildren))
  const persons = [
    ...(children.data?.items ?? []).map(({ id, full_name }) => ({ value: String(id), label: full_name })),
    { value: String(personId), label: t`Мои данные` },
  ]
  return (
    <Panel>
      <Stack gap="sm">
        <PanelHead
          title={t`Исправить данные`}
          below={<Trans>Школа проверит и ответит; до ответа всё остаётся как есть</Trans>}
        />
        {children.isPending ? null : <ProposeForm persons={persons} />}
        <Proposed />
      </Stack>
    </Panel>
  )
}

function ProposeForm({ persons }: { persons: readonly { value: string; label: string }[] }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { fields } = useCorrectionWords()
  const entry = useEndpointForm(proposeCorrection, {
    initialValues: { person_id: persons[0]?.value ?? '', field: 'phone' as CorrectableField, value: '' },
    schema: z.looseObject({}),
    rules: { value: (value) => value.trim() !== '' || t`Обязательное поле` },
    input: ({ person_id, field, value }) => ({ body: { person_id: Number(person_id), field, value } }),
    onDone: async () => {
      entry.form.setFieldValue('value', '')
      entry.form.resetDirty()
      notify.success(t`Отправлено в школу`)
      await client.invalidateQueries({ queryKey: keyOf(listOwnCorrections) })
    },
  })
  const { field } = entry.form.values
  return (
    <FormBody of={entry}>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <Select label={t`О ком`} allowDeselect={false} data={persons} {...entry.field('person_id')} />
        <Select
          label={t`Что исправить`}
          allowDeselect={false}
          data={correctableFields.map((value) => ({ value, label: fields[value] }))}
          value={field}
          onChange={(chosen) =>
            entry.form.setValues({ field: correctableFields.find((one) => one === chosen) ?? field, value: '' })
          }
        />
        {field === 'birth_date' ? (
          <DateField label={t`Как правильно`} {...entry.field('value')} />
        ) : (
          <TextInput label={t`Как правильно`} maxLength={300} {...entry.field('value')} />
        )}
      </SimpleGrid>
      <FormFoot isOnPage action={<Trans>Предложить</Trans>} isSending={entry.isSending} />
    </FormBody>
  )
}

function Proposed() {
  const { fields, states, shown } = useCorrectionWords()
  const own = useQuery(query(listOwnCorrections))
  return (own.data?.items ?? []).map(({ id, person, field, value, state, answer }) => (
    <Group key={id} gap="xs">
      <Text size="sm">
        {person.full_name}: {fields[field]} — {shown(field, value)}
      </Text>
      <Badge variant="light" tt="none" color={state === 'accepted' ? 'teal' : state === 'declined' ? 'red' : 'gray'}>
        {states[state]}
      </Badge>
      {answer === null ? null : (
        <Text size="sm" c="dimmed">
          {answer}
        </Text>
      )}
    </Group>
  ))
}
