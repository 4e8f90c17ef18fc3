import { Trans } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { Stack } from '#platform/web/ui/index.ts'
import type { GridStudent } from '#areas/journal/contract/journal.ts'
import { useLessons } from '#areas/journal/web/grid/use-lessons.ts'
import { useResults } from '#areas/journal/web/grid/use-results.ts'
import type { JournalDesk } from '#areas/journal/web/journal-desk.ts'
import { resultSlots, slotId, type ResultSlot } from '#areas/journal/web/sheet/result-slots.ts'
import { PeriodActions } from './period-actions.tsx'
import { ResultButton } from './result-button.tsx'
import { ResultCard } from './result-card.tsx'
import styles from './results.module.css'

interface Opened {
  student: GridStudent
  slot: ResultSlot
  button: HTMLButtonElement
}

/**
 * «Итоги»: students by quarters, half-years and the year; recommended until set, each with its computation. Who is looked
 * for, from a class sheet, stands out.
 */
export function ResultsTab({ desk, studentId }: { desk: JournalDesk; studentId: number | null }) {
  const { grid } = useLessons(desk.store, 'year')
  const [opened, setOpened] = useState<Opened | null>(null)
  const slots = resultSlots(grid)
  const bringIntoSight = useCallback((row: HTMLTableRowElement | null) => row?.scrollIntoView({ block: 'center' }), [])
  const close = () => {
    opened?.button.focus()
    setOpened(null)
  }
  return (
    <Stack gap="xs">
      <div className={styles['scroller']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th className={styles['name']}>
                <Trans>Ученик</Trans>
              </th>
              {slots.map((slot) => (
                <th key={slotId(slot)} scope="col">
                  {slot.title}
                  <PeriodActions desk={desk} slot={slot} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.students.map((student, row) => (
              <tr
                key={student.id}
                ref={student.id === studentId ? bringIntoSight : null}
                data-asked={student.id === studentId || undefined}
              >
                <th scope="row" className={styles['name']}>
                  <span className={styles['number']}>{row + 1}</span> {student.full_name}
                </th>
                <StudentCells
                  desk={desk}
                  student={student}
                  slots={slots}
                  onOpen={(slot, button) => setOpened({ student, slot, button })}
                />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {opened ? (
        <ResultCard
          key={`${opened.student.id}:${slotId(opened.slot)}`}
          desk={desk}
          student={opened.student}
          slot={opened.slot}
          rect={opened.button.getBoundingClientRect()}
          onClose={close}
        />
      ) : null}
    </Stack>
  )
}

interface CellsProps {
  desk: JournalDesk
  student: GridStudent
  slots: readonly ResultSlot[]
  onOpen: (slot: ResultSlot, button: HTMLButtonElement) => void
}

function StudentCells({ desk, student, slots, onOpen }: CellsProps) {
  const results = useResults(desk.results, student.id)
  return slots.map((slot) => (
    <td key={slotId(slot)}>
      <ResultButton
        student={student}
        result={results?.slots.get(slotId(slot)) ?? null}
        onOpen={(button) => onOpen(slot, button)}
      />
    </td>
  ))
}
