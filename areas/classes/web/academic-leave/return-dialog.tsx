import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useStudyYear } from '#areas/calendar/web/index.ts'
import { isYearOver, studyYearTitle } from '#areas/calendar/rules/study-year.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import { queryDate } from '#platform/contract/wire.ts'
import { query } from '#platform/web/api/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, numberOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { schoolDay } from '#platform/web/format/moment.ts'
import { Select } from '#platform/web/ui/index.ts'
import { previewReturn, returnFromLeave, type AcademicLeave } from '../../contract/academic-leaves.ts'
import { readYearOfClasses } from '../../contract/set-up.ts'
import { ConsequencesView } from '../set-up/consequences-view.tsx'
import { useLeaveActions } from './use-leave-actions.ts'

const Values = z.looseObject({ from: queryDate, class_id: z.string() })

/** A student who has been on leave comes into a group of this year or of the next one. */
export function ReturnDialog({ leave, onClose }: { leave: AcademicLeave; onClose: () => void }) {
  const { t } = useLingui()
  const { years, today, year: shown } = useStudyYear()
  const open = years.filter((one) => !isYearOver(one, today))
  const [yearId, setYearId] = useState((open.find(({ id }) => id === shown?.id) ?? open[0])?.id ?? 0)
  const year = open.find(({ id }) => id === yearId)
  const classes = useQuery({
    ...query(readYearOfClasses, { query: { year_id: String(yearId) } }),
    enabled: yearId !== 0,
  })
  const { refresh, tell } = useLeaveActions()
  const params = { id: String(leave.id) }
  const bodyOf = ({ class_id, from }: { class_id: string | null; from: string }) => ({
    version: leave.version,
    class_id: numberOrNull(class_id) ?? 0,
    from,
  })
  const firstDay = schoolDay() > leave.from ? schoolDay() : addDays(leave.from, 1)
  const entry = useEndpointForm(returnFromLeave, {
    initialValues: { class_id: null as string | null, from: firstDay },
    schema: Values,
    rules: { class_id: (id) => id !== null || t`Выберите класс` },
    input: (values) => ({ params, body: bodyOf(values) }),
    onDone: async (done) => {
      onClose()
      await refresh()
      tell(t`${leave.student.full_name}: обучение продолжается`, done)
    },
    onFailed: () => void refresh(),
  })
  const { values } = entry.form
  const isAsked = values.class_id !== null && queryDate.safeParse(values.from).success
  const preview = useQuery({
    ...query(previewReturn, { params, body: bodyOf(values) }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  const isReady = isAsked && preview.data?.obstacles.length === 0 && !preview.isError
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Вернуть в группу: ${leave.student.full_name}`} size="lg">
      {open.length > 1 ? (
        <Select
          label={t`Учебный год`}
          allowDeselect={false}
          data={open.map((one) => ({ value: String(one.id), label: studyYearTitle(one) }))}
          value={String(yearId)}
          onChange={(value) => {
            const next = open.find(({ id }) => String(id) === value)
            if (!next) return
            setYearId(next.id)
            entry.form.setValues({ class_id: null, from: today < next.date_start ? next.date_start : firstDay })
          }}
        />
      ) : null}
      <Select
        label={t`Класс`}
        searchable
        nothingFoundMessage={t`Такого класса нет`}
        data={(classes.data?.classes ?? [])
          .filter(({ closed_on }) => closed_on === null)
          .map(({ id, title }) => ({ value: String(id), label: title }))}
        {...entry.field('class_id')}
      />
      <DateField label={t`С какого дня`} min={year?.date_start} max={year?.date_end} {...entry.field('from')} />
      {isAsked ? <ConsequencesView of={preview} /> : null}
      <FormFoot action={<Trans>Вернуть</Trans>} isSending={entry.isSending} isDisabled={!isReady} onCancel={onClose} />
    </FormDialog>
  )
}
