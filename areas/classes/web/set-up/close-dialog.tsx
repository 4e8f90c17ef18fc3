import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { queryDate } from '#platform/contract/wire.ts'
import { query } from '#platform/web/api/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, numberOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { closeClass, previewClose } from '../../contract/rearrangements.ts'
import type { ClassOfYear } from '../../contract/class-shapes.ts'
import { ClassChoice } from './class-choice.tsx'
import { ConsequencesView } from './consequences-view.tsx'
import { useSetUp } from './set-up-state.ts'
import { useClassActions } from './use-class-actions.ts'

const Values = z.looseObject({ on: queryDate })

/** The last day of a class, and where its students go. */
export function CloseDialog({ of: one, onClose }: { of: ClassOfYear; onClose: () => void }) {
  const { t } = useLingui()
  const { year } = useSetUp()
  const { refresh, tell } = useClassActions()
  const params = { id: String(one.id) }
  const bodyOf = ({ on, into_id }: { on: string; into_id: string | null }) => ({
    version: one.version,
    on,
    into_id: numberOrNull(into_id),
  })
  const entry = useEndpointForm(closeClass, {
    initialValues: { on: schoolDay(), into_id: null as string | null },
    schema: Values,
    input: (values) => ({ params, body: bodyOf(values) }),
    onDone: async (done) => {
      onClose()
      await refresh()
      tell(t`${one.title} закрыт, перешли: ${done.moved}`, done)
    },
    onFailed: () => void refresh(),
  })
  const { values } = entry.form
  const isDay = queryDate.safeParse(values.on).success
  const preview = useQuery({
    ...query(previewClose, { params, body: bodyOf(values) }),
    enabled: isDay,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  const isReady = preview.data !== undefined && preview.data.obstacles.length === 0 && !preview.isError
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Закрыть ${one.title}`} size="lg">
      <DateField label={t`Последний день класса`} min={year.year?.from} max={year.year?.to} {...entry.field('on')} />
      <ClassChoice
        label={t`Куда перейдут ученики`}
        description={t`С дня после последнего; пусто — в классе уже никого нет`}
        beside={one}
        {...entry.field('into_id')}
      />
      {isDay ? <ConsequencesView of={preview} /> : null}
      <FormFoot
        action={<Trans>Закрыть класс</Trans>}
        isSending={entry.isSending}
        isDisabled={!isReady}
        onCancel={onClose}
      />
    </FormDialog>
  )
}
