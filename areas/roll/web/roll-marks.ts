import type { GridLesson } from '#areas/journal/contract/journal.ts'
import { isMemberOn } from '#areas/journal/rules/mark-context.ts'
import {
  lessonColumnId,
  workColumnId,
  workName,
  type CellValue,
  type JournalStore,
  type MissValue,
} from '#areas/journal/web/index.ts'
import type { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import { cellId } from '#platform/web/grid/index.ts'

/** The kind that one tap sets: absent without a reason, or the first that counts as missed. */
export const absentKind = (kinds: readonly MissKind[]): MissKind | undefined =>
  kinds.find(({ code }) => code === 'absent') ??
  kinds.find(({ counts_as_missed, is_archived }) => counts_as_missed && !is_archived)

/** The kind a typed letter means: its own letter first, then the first that begins with it («д» is «ДО»). */
export function kindOfLetter(letter: string, kinds: readonly MissKind[]): MissKind | undefined {
  const typed = letter.toLowerCase()
  const given = kinds.filter(({ is_archived }) => !is_archived)
  const own = given.find((kind) => kind.letter.toLowerCase() === typed)
  return own ?? given.find((kind) => kind.letter.toLowerCase().startsWith(typed))
}

export const missOf = (kind: MissKind, minutes: number | null = null): MissValue => {
  return { kind_id: kind.id, minutes, reason: null }
}

/** What one tap makes of a cell: who is there is absent, who has any miss is there. */
export function tapped(value: CellValue, kinds: readonly MissKind[]): CellValue {
  const absent = absentKind(kinds)
  return { ...value, miss: value.miss === null && absent ? missOf(absent) : null }
}

/** The cell of a student on a lesson. */
export const rollCell = (lesson: GridLesson, studentId: number): string => cellId(lessonColumnId(lesson.id), studentId)

/** Marks that a student has on the lesson: «8», «СОР 1: 15». */
export function marksOn(store: JournalStore, lesson: GridLesson, studentId: number): string[] {
  const own = store.value(rollCell(lesson, studentId)).marks.map(({ value }) => String(value))
  const works = store.grid.works.filter(({ lesson_id }) => lesson_id === lesson.id)
  return [
    ...own,
    ...works.flatMap((work) =>
      store.value(cellId(workColumnId(work.id), studentId)).marks.map(({ value }) => `${workName(work)}: ${value}`),
    ),
  ]
}

export interface RollCount {
  present: number
  total: number
  /** Kinds that somebody has, with how many. */
  kinds: { kind: MissKind; count: number }[]
}

/** Who is there: all members of the day but those whose miss counts as a missed lesson. */
export function countRoll(store: JournalStore, lesson: GridLesson): RollCount {
  const { miss_kinds: kinds, students } = store.grid
  const members = students.filter((student) => isMemberOn(student.periods, lesson.date))
  const misses = members.flatMap(({ id }) => store.value(rollCell(lesson, id)).miss ?? [])
  const counted = kinds.map((kind) => ({ kind, count: misses.filter(({ kind_id }) => kind_id === kind.id).length }))
  const away = counted.reduce((sum, { kind, count }) => sum + (kind.counts_as_missed ? count : 0), 0)
  return { present: members.length - away, total: members.length, kinds: counted.filter(({ count }) => count > 0) }
}
