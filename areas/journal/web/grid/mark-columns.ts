import type { GridColumn, GridRow } from '#platform/web/grid/index.ts'
import type { GridStudent } from '../../contract/journal.ts'
import { dateOf, type MarkColumn } from '../sheet/columns.ts'
import { columnTitle, lockOf } from './look.ts'
import type { NarrowName } from '#areas/people/rules/narrow-names.ts'
import styles from './marks.module.css'

/** A column of marks as the grid takes it: quarters are drawn one by one, months stand over the days. */
export interface JournalColumn extends GridColumn {
  mark: MarkColumn
  /** The column in words. */
  title: string
}
export interface StudentRow extends GridRow {
  student: GridStudent
}
const markWidth = 40
const workWidth = 54

function classOf(column: MarkColumn, today: string): string {
  const lock = lockOf(column, today)
  const isToday = column.lesson?.date === today
  return [column.kind === 'work' ? styles['work'] : styles['mark'], lock && styles[lock], isToday && styles['today']]
    .filter(Boolean)
    .join(' ')
}

export const journalColumn = (mark: MarkColumn, today: string): JournalColumn => ({
  id: mark.id,
  mark,
  title: columnTitle(mark),
  width: mark.kind === 'work' ? workWidth : markWidth,
  className: classOf(mark, today),
  chunk: String(mark.quarter?.id ?? ''),
  band: dateOf(mark).slice(0, 7),
})

interface Names {
  wide: string
  narrow: NarrowName
}
/** «Абдрахманов Дамир»; where a narrow column holds no more than «Абдрахманов Д.», as many letters as namesakes need. */
export function studentRow(student: GridStudent, { wide, narrow }: Names): StudentRow {
  const [surname = '', ...others] = wide.split(' ')
  return {
    id: student.id,
    name: wide,
    shown: {
      narrow: { start: narrow.surname, end: narrow.initials },
      wide: { start: surname, end: others.join(' ') },
    },
    title: student.full_name,
    student,
  }
}
