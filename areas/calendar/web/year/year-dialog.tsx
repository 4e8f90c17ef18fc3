import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Group, NativeSelect } from '#platform/web/ui/index.ts'
import { createYear, type StudyYear } from '../../contract/years.ts'
import { newYearShape, type YearSource } from '../../rules/new-year.ts'
import { studyYearTitle } from '../../rules/study-year.ts'
import { useReadCalendarAgain } from '../use-live-calendar.ts'

interface Props {
  years: readonly StudyYear[]
  today: string
  onClose: () => void
}

/** A new study year: its dates, and where its quarters and days come from. */
export function YearDialog({ years, today, onClose }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const readAgain = useReadCalendarAgain()
  const latest = Number((years[0]?.date_end ?? today).slice(0, 4))
  const { date_start, date_end } = newYearShape(latest)
  const entry = useEndpointForm(createYear, {
    initialValues: { date_start, date_end, source: 'order' as YearSource },
    onDone: (year) => {
      notify.success(t`Учебный год ${studyYearTitle(year)} заведён`)
      readAgain()
      onClose()
      void navigate({ to: '.', search: (before: object) => ({ ...before, year: String(year.id) }) })
    },
  })
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Новый учебный год`}>
      <Group grow align="flex-start">
        <DateField label={t`Начало`} {...entry.field('date_start')} />
        <DateField label={t`Конец`} {...entry.field('date_end')} />
      </Group>
      <NativeSelect
        label={t`Четверти, каникулы и выходные`}
        data={[
          { value: 'order', label: t`по образцу приказов прошлых лет` },
          { value: 'previous', label: t`как в предыдущем году` },
          { value: 'empty', label: t`заполню сам` },
        ]}
        {...entry.field('source')}
      />
      <FormFoot action={<Trans>Завести год</Trans>} isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}
