import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { addDays } from '#platform/contract/calendar-date.ts'
import { queryDate } from '#platform/contract/wire.ts'
import { query } from '#platform/web/api/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { Checkbox, Group } from '#platform/web/ui/index.ts'
import { mergeClasses, previewMerge } from '../../contract/rearrangements.ts'
import type { ClassOfYear } from '../../contract/class-shapes.ts'
import { ClassChoice } from './class-choice.tsx'
import { ConsequencesView } from './consequences-view.tsx'
import { useSetUp } from './set-up-state.ts'
import { useClassActions } from './use-class-actions.ts'

const Values = z.looseObject({ from: queryDate })

/** A class, and others of its parallel where one wants, join another one from a day on. */
export function MergeDialog({ of: one, onClose }: { of: ClassOfYear; onClose: () => void }) {
  const { t } = useLingui()
  const { year } = useSetUp()
  const { refresh, tell } = useClassActions()
  const others = year.classes.filter(
    ({ id, parallel, closed_on }) => id !== one.id && parallel === one.parallel && closed_on === null,
  )
  const bodyOf = ({ from, into_id, more }: { from: string; into_id: string | null; more: string[] }) => ({
    from,
    classes: [one, ...others.filter(({ id }) => more.includes(String(id)) && String(id) !== into_id)].map(
      ({ id, version }) => ({ id, version }),
    ),
    into_id: Number(into_id),
  })
  const entry = useEndpointForm(mergeClasses, {
    initialValues: { from: addDays(schoolDay(), 1), into_id: null as string | null, more: [] as string[] },
    schema: Values,
    rules: { into_id: (id) => id !== null || t`Выберите класс` },
    input: (values) => ({ body: bodyOf(values) }),
    onDone: async (done) => {
      onClose()
      await refresh()
      tell(t`Классы объединены, перешли: ${done.moved}`, done)
    },
    onFailed: () => void refresh(),
  })
  const { values } = entry.form
  const isAsked = queryDate.safeParse(values.from).success && values.into_id !== null
  const preview = useQuery({
    ...query(previewMerge, { body: bodyOf(values) }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  const isReady = isAsked && preview.data !== undefined && preview.data.obstacles.length === 0 && !preview.isError
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Присоединить ${one.title}`} size="lg">
      <ClassChoice label={t`К какому классу`} beside={one} {...entry.field('into_id')} />
      <DateField label={t`С какого дня`} min={year.year?.from} max={year.year?.to} {...entry.field('from')} />
      {others.length < 2 ? null : (
        <Checkbox.Group label={t`Вместе с ним`} {...entry.field('more')}>
          <Group gap="md" mt={4}>
            {others
              .filter(({ id }) => String(id) !== values.into_id)
              .map(({ id, title }) => (
                <Checkbox key={id} value={String(id)} label={title} />
              ))}
          </Group>
        </Checkbox.Group>
      )}
      {isAsked ? <ConsequencesView of={preview} /> : null}
      <FormFoot
        action={<Trans>Объединить</Trans>}
        isSending={entry.isSending}
        isDisabled={!isReady}
        onCancel={onClose}
      />
    </FormDialog>
  )
}
