import { useRef, useState } from 'react'
import type { GridLesson } from '#areas/journal/contract/journal.ts'
import { lessonColumnId, type CellValue, type JournalSession } from '#areas/journal/web/index.ts'
import { cellId, type Refused } from '#platform/web/grid/index.ts'
import { rollCell } from './roll-marks.ts'

/** Writes what is said of the students of one lesson, as cells of the journal; the last refusal stands until the next act. */
export function useRollWriting({ store, cursor }: Pick<JournalSession, 'store' | 'cursor'>, lesson: GridLesson) {
  const [refused, setRefused] = useState<(Refused<CellValue> & { id: number; columnId: string }) | null>(null)
  const typed = useRef({ id: 0, text: '' })
  const valueOf = (studentId: number) => store.value(rollCell(lesson, studentId))
  /** @returns whether it stands now */
  const writeCell = (studentId: number, columnId: string, after: CellValue): boolean => {
    const why = cursor.writeCell({ columnId, rowId: studentId }, after)
    setRefused(why && { ...why, id: studentId, columnId })
    return why === null
  }
  const write = (studentId: number, after: CellValue) => writeCell(studentId, lessonColumnId(lesson.id), after)
  /** Marks that stand already keep what is said of them, and so does a single one that is corrected. */
  const writeMarks = (studentId: number, columnId: string, values: readonly number[]): boolean => {
    const present = store.value(cellId(columnId, studentId))
    const free = [...present.marks]
    const [corrected] = values.length === 1 && free.length === 1 ? free : []
    const marks = values.map((value) => {
      const at = free.findIndex((mark) => mark.value === value)
      const known = at === -1 ? corrected : free.splice(at, 1)[0]
      return { comment: null, ...known, value }
    })
    return writeCell(studentId, columnId, { ...present, marks })
  }
  /** Digits after «О» are the minutes. @returns whether the student is late */
  const typeMinute = (id: number, digit: string): boolean => {
    const { miss } = valueOf(id)
    const isLate = store.grid.miss_kinds.some((kind) => kind.id === miss?.kind_id && kind.takes_minutes)
    if (miss === null || !isLate) return false
    const text = `${typed.current.id === id ? typed.current.text : ''}${digit}`
    if (write(id, { ...valueOf(id), miss: { ...miss, minutes: Number(text) } })) typed.current = { id, text }
    return true
  }
  const endTyping = () => {
    typed.current = { id: 0, text: '' }
  }
  const refusalOf = (id: number) => (refused?.id === id ? refused.reason : null)
  /** What could be given up for what was refused last, and the yes to it. */
  const concessionOf = (id: number) => (refused?.id === id ? refused.concession : null)
  const concede = (after: CellValue) => {
    if (refused) writeCell(refused.id, refused.columnId, after)
  }
  return { valueOf, write, writeMarks, typeMinute, endTyping, refusalOf, concessionOf, concede }
}
