import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod/mini'
import { request } from '#platform/web/api/index.ts'
import { DateField } from '#platform/web/date/index.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { Group, Text } from '#platform/web/ui/index.ts'
import { changeYear, type StudyYear } from '../../contract/years.ts'
import { studyYearTitle } from '../../rules/study-year.ts'
import { useUndoable } from '../undo/use-undoable.ts'
import { useReadCalendarAgain } from '../use-live-calendar.ts'
import { RemoveYear } from './remove-year.tsx'

const { date_start: start, date_end: end } = changeYear.body.shape
const Dates = z.object({ date_start: start, date_end: end })

interface Props {
  year: StudyYear
  /** Its dates change no more. */
  isOver: boolean
  onClose: () => void
}

/** The first and the last day of a study year; a year that nothing belongs to can be removed. */
export function ChangeYearDialog({ year, isOver, onClose }: Props) {
  const { t } = useLingui()
  const { id, version, is_projection, date_start, date_end } = year
  const readAgain = useReadCalendarAgain()
  const undoable = useUndoable()
  const entry = useEndpointForm(changeYear, {
    initialValues: { date_start, date_end },
    input: (dates) => ({ params: { id: String(id) }, body: { ...dates, is_projection, version } }),
    schema: Dates,
    onDone: (changed) => {
      const before = { date_start, date_end, is_projection, version: changed.version }
      undoable(t`Даты учебного года изменены`, () => request(changeYear, { params: { id: String(id) }, body: before }))
      readAgain()
      onClose()
    },
    onFailed: readAgain,
  })
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Учебный год ${studyYearTitle(year)}`}>
      <Text size="sm" c="dimmed">
        {isOver ? (
          <Trans>Год окончен: его даты больше не меняются.</Trans>
        ) : (
          <Trans>
            Уроки идут внутри четвертей, поэтому от дат года они не зависят. Четверти и другие записи не могут остаться
            за его пределами.
          </Trans>
        )}
      </Text>
      <Group grow align="flex-start">
        <DateField label={t`Начало`} disabled={isOver} {...entry.field('date_start')} />
        <DateField label={t`Конец`} disabled={isOver} {...entry.field('date_end')} />
      </Group>
      {isOver ? (
        <RemoveYear year={year} onDone={onClose} />
      ) : (
        <FormFoot isSending={entry.isSending}>
          <RemoveYear year={year} onDone={onClose} />
        </FormFoot>
      )}
    </FormDialog>
  )
}
