import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { PersonPicker } from '#areas/people/web/index.ts'
import { addDays, displayDate } from '#platform/contract/calendar-date.ts'
import { queryDate } from '#platform/contract/wire.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, textOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { Text } from '#platform/web/ui/index.ts'
import { nameCathedraHead } from '../../contract/cathedra-people.ts'
import type { CathedraCard, CathedraTenure } from '../../contract/cathedras.ts'
import { useCathedraActions } from './use-cathedra-actions.ts'

interface Props {
  cathedra: CathedraCard
  onClose: () => void
}
const Values = z.looseObject({ from: queryDate })

/** Whom a new head follows: who would head the department still. */
const followed = ({ heads }: CathedraCard, from: string): CathedraTenure | undefined =>
  heads.find((one) => (one.from === null || one.from < from) && (one.to === null || one.to >= from))

/** Who heads the department, and since when. */
export function HeadDialog({ cathedra, onClose }: Props) {
  const { t } = useLingui()
  const { refresh } = useCathedraActions()
  const entry = useEndpointForm(nameCathedraHead, {
    initialValues: { person_id: null as number | null, from: schoolDay(), to: '' },
    schema: Values,
    rules: { person_id: [(value) => (value === null ? t`Выберите сотрудника` : true)] },
    input: ({ person_id, from, to }) => {
      const former = followed(cathedra, from)
      const replaces = former ? { replaces: { id: former.id, version: former.version } } : {}
      return {
        params: { id: String(cathedra.id) },
        body: { person_id: person_id ?? 0, from, to: textOrNull(to), ...replaces },
      }
    },
    onDone: async () => {
      onClose()
      await refresh()
    },
    onFailed: () => void refresh(),
  })
  const { from, person_id } = entry.form.values
  const former = followed(cathedra, from)
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Назначить заведующего`}>
      <PersonPicker
        label={t`Сотрудник`}
        value={person_id}
        error={entry.form.errors['person_id']}
        onChange={(id) => {
          entry.form.setFieldValue('person_id', id)
          entry.form.clearFieldError('person_id')
        }}
      />
      <DateField label={t`С`} {...entry.field('from')} />
      <DateField label={t`По`} description={t`Пусто — без конца`} min={from} {...entry.field('to')} />
      <Text size="sm" component="output" display="block">
        {former ? (
          <Trans>
            {former.person.full_name}: последний день {displayDate(addDays(from, -1))}. Журналы кафедры дальше открыты
            только новому заведующему.
          </Trans>
        ) : (
          <Trans>Заведующий читает журналы кафедры и ведёт её сотрудников, пока длится назначение.</Trans>
        )}
      </Text>
      <FormFoot action={<Trans>Назначить</Trans>} isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}
