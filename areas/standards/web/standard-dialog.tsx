import { useLingui } from '@lingui/react/macro'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, numberOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Select, TextInput } from '#platform/web/ui/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import * as z from 'zod/mini'
import { changeStandard, createStandard, listStandards, type Standard } from '../contract/standards.ts'
import { comparePlan } from '../contract/comparison.ts'

interface Props {
  /** Null: a new one. */
  standard: Standard | null
  /** The plan that a new one is proposed to begin as. */
  yearId: number
  onClose: () => void
}
const { title, source, since } = createStandard.body.shape
const Values = z.looseObject({ title, source, since })

/** A state plan: by which order, from which day on; a new one may begin as the plan of a year. */
export function StandardDialog({ standard, yearId, onClose }: Props) {
  const { t } = useLingui()
  const { years } = useStudyYear()
  const { act, refresh } = useActions([listStandards, comparePlan])
  const initialValues = {
    title: standard?.title ?? '',
    source: standard?.source ?? '',
    since: standard?.since ?? '',
    year_id: String(yearId) as string | null,
  }
  const settings = {
    initialValues,
    schema: Values,
    onDone: async (after: Standard) => {
      onClose()
      await refresh()
      if (standard === null) return notify.success(t`${after.title}: заведён`)
      notify.undoable(t`${after.title}: сохранено`, {
        label: t`Отменить`,
        act: () =>
          void act(changeStandard, {
            params: { id: String(after.id) },
            body: {
              title: standard.title,
              source: standard.source,
              since: standard.since,
              is_removed: false,
              version: after.version,
            },
          }),
      })
    },
    onFailed: () => void refresh(),
  }
  const entry = useEndpointForm<typeof createStandard | typeof changeStandard, typeof initialValues>(
    standard ? changeStandard : createStandard,
    {
      ...settings,
      input: ({ year_id, ...body }) =>
        standard
          ? { params: { id: String(standard.id) }, body: { ...body, is_removed: false, version: standard.version } }
          : { body: { ...body, year_id: numberOrNull(year_id) } },
    },
  )
  return (
    <FormDialog of={entry} onClose={onClose} title={standard ? standard.title : t`Новый типовой план`}>
      <TextInput label={t`Название`} maxLength={160} autoComplete="off" data-autofocus {...entry.field('title')} />
      <TextInput
        label={t`Основание`}
        placeholder={t`Приказ, номер и дата`}
        maxLength={300}
        autoComplete="off"
        {...entry.field('source')}
      />
      <DateField label={t`Действует с`} {...entry.field('since')} />
      {standard === null ? (
        <Select
          label={t`Строки скопировать из плана`}
          description={t`Инвариантный компонент; пусто — строки загрузите таблицей`}
          clearable
          data={years.map(({ id, date_start, date_end }) => ({
            value: String(id),
            label: `${date_start.slice(0, 4)}–${date_end.slice(0, 4)}`,
          }))}
          {...entry.field('year_id')}
        />
      ) : null}
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}
