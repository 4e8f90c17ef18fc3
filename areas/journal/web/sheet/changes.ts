import { rebaseOnTheirs, newDraft } from '#platform/web/outbox/index.ts'
import type { Score } from '../../contract/journal.ts'
import { markChanges, sameMiss, type CellValue, type MarkChange, type MarkValue } from './cell-value.ts'
import type { Draft, MissDraft, ScoreDraft } from './drafts.ts'
import { valueOf, type Entries, type ScoreEntry } from './entries.ts'
import type { MarkPlace } from './mark-place.ts'

/** Where a new mark or miss is written, as its step says it. */
export interface Place {
  sheet_id: number
  cell: string
  lesson_id: number
  student_id: number
  type: Score['type']
  work_id: number | null
}

export function writtenPlace(sheet_id: number, cell: string, { column, student, lesson }: MarkPlace): Place {
  const work = column.kind === 'work' ? column.work : null
  const marked = { type: work?.kind ?? ('fo' as const), work_id: work?.id ?? null }
  return { sheet_id, cell, lesson_id: lesson.id, student_id: student.id, ...marked }
}

function newScore(place: Place, base: Score | null, is_first: boolean, id: string) {
  const { sheet_id, cell, student_id, type, work_id } = place
  // a mark that stands already is changed where it stands
  const lesson_id = base?.lesson_id ?? place.lesson_id
  return {
    kind: 'score',
    client_id: id,
    sheet_id,
    cell,
    lesson_id,
    student_id,
    type,
    work_id,
    is_first,
    base,
    ...newDraft,
  } as const
}

const isSpared = (draft: Draft): draft is ScoreDraft =>
  draft.kind === 'score' && draft.want === null && draft.base !== null && draft.state !== 'sending'

function scoreDrafts({ scores, drafts }: Entries, changes: readonly MarkChange[], place: Place, newId: () => string) {
  // A mark that was just taken away and not sent yet comes back as itself.
  const spared = drafts.filter(isSpared)
  return changes.map(({ from, to }, index): ScoreDraft => {
    const entry = from === null ? undefined : scores[from]
    const again = from === null ? spared.shift() : undefined
    const draft: ScoreDraft =
      entry?.draft ?? again ?? newScore(place, entry?.score ?? null, scores.length === 0 && index === 0, newId())
    return { ...rebaseOnTheirs(draft), want: entry ? keepingFormer(entry, to) : to }
  })
}

/** A retake typed before the last one was sent takes its place: what stood before both is kept. */
function keepingFormer({ draft, score }: ScoreEntry, to: MarkValue | null): MarkValue | null {
  const unsent = score?.retake ? undefined : draft?.want?.retake
  return to?.retake && unsent ? { ...to, retake: { ...to.retake, former: unsent.former } } : to
}

function missDrafts({ miss, drafts }: Entries, wanted: CellValue, place: Place, newId: () => string): MissDraft[] {
  if (sameMiss(miss?.miss ?? null, wanted.miss)) return []
  const present = drafts.find((draft) => draft.kind === 'miss')
  const { sheet_id, cell, lesson_id, student_id } = place
  const made: MissDraft = {
    kind: 'miss',
    client_id: newId(),
    sheet_id,
    cell,
    lesson_id,
    student_id,
    base: miss?.row ?? null,
    ...newDraft,
  }
  return [{ ...rebaseOnTheirs(present ?? made), want: wanted.miss }]
}

/**
 * The drafts that make a cell what is wanted, in the order in which they must be sent: what goes before what comes, so that
 * a miss can take the place of a mark and the other way round.
 */
export function draftsFor(entries: Entries, wanted: CellValue, place: Place, newId: () => string): Draft[] {
  const changes = markChanges(valueOf(entries).marks, wanted.marks)
  const all: Draft[] = [...scoreDrafts(entries, changes, place, newId), ...missDrafts(entries, wanted, place, newId)]
  return [...all.filter(({ want }) => want === null), ...all.filter(({ want }) => want !== null)]
}
