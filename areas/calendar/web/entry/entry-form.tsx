import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { request } from '#platform/web/api/index.ts'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import type { CalendarPreview } from '../../contract/preview.ts'
import { changeEntry, createEntry, EntryValues, previewEntry, type CalendarEntry } from '../../contract/entries.ts'
import type { StudyYear } from '../../contract/years.ts'
import { askCalendarPreview } from '../ask-calendar-preview.ts'
import { InTheWay } from '../in-the-way.tsx'
import { useReadCalendarAgain } from '../use-live-calendar.ts'
import { entryValues, undoAdded, undoChanged } from '../undo/undo-entry.ts'
import { useUndoable } from '../undo/use-undoable.ts'
import { EntryFields } from './entry-fields.tsx'
import { EntryWarnings } from './entry-warnings.tsx'
import type { OpenEntry } from './open-entry.ts'
import { RemoveEntry } from './remove-entry.tsx'

interface Props {
  year: StudyYear
  /** All of the year: the new or changed one is looked at beside them. */
  entries: readonly CalendarEntry[]
  opened: OpenEntry
  onClose: () => void
}

const newValues: Omit<EntryValues, 'start_date' | 'end_date'> = {
  type: 'day_off',
  title: '',
  number: null,
  closes_on: null,
  follows_weekday: null,
  parallels: null,
}

/** An entry's fields; what it does to lessons is shown before it is saved. */
export function EntryForm({ year, entries, opened: { present, start_date, end_date }, onClose }: Props) {
  const { t } = useLingui()
  const readAgain = useReadCalendarAgain()
  const undoable = useUndoable()
  const [inTheWay, setInTheWay] = useState<CalendarPreview | null>(null)
  const entry = useEndpointForm<typeof createEntry | typeof changeEntry, EntryValues>(
    present === null ? createEntry : changeEntry,
    {
      initialValues: { ...(present === null ? newValues : entryValues(present)), start_date, end_date },
      schema: EntryValues,
      input: (values) =>
        present === null
          ? { body: { ...values, year_id: year.id } }
          : { params: { id: String(present.id) }, body: { ...values, version: present.version } },
      confirm: async (values) => {
        const body = { year_id: year.id, id: present?.id ?? null, entry: values }
        const preview = await request(previewEntry, { body })
        setInTheWay(preview.obstacles.length > 0 ? preview : null)
        if (preview.obstacles.length > 0) return false
        return askCalendarPreview(preview, { message: t`Сохранить «${values.title}»?`, ok: t`Сохранить` })
      },
      onDone: (made) => {
        if (present === null) undoable(t`«${made.title}» в календаре`, () => undoAdded(made))
        else undoable(t`«${made.title}»: изменено`, () => undoChanged(present, made))
        readAgain()
        onClose()
      },
      onFailed: readAgain,
    },
  )
  return (
    <FormBody of={entry}>
      {inTheWay === null ? null : <InTheWay of={inTheWay} />}
      <EntryFields form={entry.form} isNew={present === null} year={year} />
      <EntryWarnings entries={entries} present={present} values={entry.form.values} />
      <FormFoot isSending={entry.isSending} onCancel={onClose}>
        {present === null ? null : <RemoveEntry entry={present} onInTheWay={setInTheWay} onDone={onClose} />}
      </FormFoot>
    </FormBody>
  )
}
