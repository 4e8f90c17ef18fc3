import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { PersonPicker } from '#areas/people/web/index.ts'
import { queryDate } from '#platform/contract/wire.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Group, Pill, Stack } from '#platform/web/ui/index.ts'
import { addCathedraMembers, removeCathedraMember } from '../../contract/cathedra-people.ts'
import type { CathedraCard } from '../../contract/cathedras.ts'
import { useCathedraActions } from './use-cathedra-actions.ts'

interface Chosen {
  id: number
  name: string
}
interface Props {
  cathedra: CathedraCard
  onClose: () => void
}
const Values = z.looseObject({ from: queryDate })

/** New members of a department, several at once, from a day on. */
export function MembersDialog({ cathedra, onClose }: Props) {
  const { t } = useLingui()
  const { act, refresh } = useCathedraActions()
  const entry = useEndpointForm(addCathedraMembers, {
    initialValues: { person_ids: [] as Chosen[], from: schoolDay() },
    schema: Values,
    rules: {
      person_ids: [
        (value) => (Array.isArray(value) && value.length === 0 ? t`Выберите хотя бы одного сотрудника` : true),
      ],
    },
    input: ({ person_ids, from }) => ({
      params: { id: String(cathedra.id) },
      body: { person_ids: person_ids.map(({ id }) => id), from },
    }),
    onDone: async ({ items }) => {
      onClose()
      const takeBack = async () => {
        for (const { id } of items) await act(removeCathedraMember, { params: { id: String(id) } })
      }
      notify.undoable(t`Добавлено сотрудников: ${items.length}`, { label: t`Отменить`, act: () => void takeBack() })
      await refresh()
    },
    onFailed: () => void refresh(),
  })
  const chosen = entry.form.values.person_ids
  const set = (people: Chosen[]) => {
    entry.form.setFieldValue('person_ids', people)
    entry.form.clearFieldError('person_ids')
  }
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Добавить сотрудников`}>
      <Stack gap={6}>
        <PersonPicker
          label={t`Сотрудник`}
          description={t`Найденный попадает в список ниже, затем можно искать следующего`}
          value={null}
          error={entry.form.errors['person_ids']}
          onChange={(id, name) => {
            if (id !== null && !chosen.some((one) => one.id === id)) set([...chosen, { id, name: name ?? `№ ${id}` }])
          }}
        />
        {chosen.length === 0 ? null : (
          <Group gap={6}>
            {chosen.map((one) => (
              <Pill
                key={one.id}
                withRemoveButton
                removeButtonProps={{ 'aria-label': t`Убрать: ${one.name}`, 'aria-hidden': false, tabIndex: 0 }}
                onRemove={() => set(chosen.filter(({ id }) => id !== one.id))}
              >
                {one.name}
              </Pill>
            ))}
          </Group>
        )}
      </Stack>
      <DateField label={t`С`} {...entry.field('from')} />
      <FormFoot
        action={chosen.length > 1 ? <Trans>Добавить {chosen.length}</Trans> : <Trans>Добавить</Trans>}
        isSending={entry.isSending}
        onCancel={onClose}
      />
    </FormDialog>
  )
}
