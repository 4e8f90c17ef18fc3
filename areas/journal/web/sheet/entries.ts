import type { Miss, Retake, Score } from '../../contract/journal.ts'
import type { CellValue, MarkValue, MissValue } from './cell-value.ts'
import { markOf, missOf, type Draft, type MissDraft, type ScoreDraft } from './drafts.ts'

/** A mark as it is shown: what the server has, with the draft over it. */
export interface ScoreEntry {
  mark: MarkValue
  score: Score | null
  draft: ScoreDraft | null
}
export interface MissEntry {
  miss: MissValue
  row: Miss | null
  draft: MissDraft | null
}
/** A cell with where each part of it comes from. */
export interface Entries {
  scores: readonly ScoreEntry[]
  miss: MissEntry | null
  /** All drafts of the cell, those that take something away included. */
  drafts: readonly Draft[]
}

const isScore = (draft: Draft): draft is ScoreDraft => draft.kind === 'score'
const isMiss = (draft: Draft): draft is MissDraft => draft.kind === 'miss'

function scoreEntries(scores: readonly Score[], drafts: readonly ScoreDraft[]): ScoreEntry[] {
  const known = new Set(scores.map(({ id }) => id))
  const stored = scores.map((score) => {
    const draft = drafts.find(({ base }) => base?.id === score.id) ?? null
    return { mark: draft ? draft.want : markOf(score), score, draft }
  })
  const made = drafts
    .filter(({ base }) => base === null || !known.has(base.id))
    .map((draft) => ({ mark: draft.want, score: draft.base, draft }))
  return [...stored, ...made].flatMap((entry) => (entry.mark === null ? [] : [{ ...entry, mark: entry.mark }]))
}

function missEntry(row: Miss | null, draft: MissDraft | undefined): MissEntry | null {
  const miss = draft ? draft.want : row && missOf(row)
  return miss && { miss, row, draft: draft ?? null }
}

/** Lays the drafts of a cell over what the server has. */
export const entriesOf = (scores: readonly Score[], miss: Miss | null, drafts: readonly Draft[]): Entries => ({
  scores: scoreEntries(scores, drafts.filter(isScore)),
  miss: missEntry(miss, drafts.find(isMiss)),
  drafts,
})

/** The retake that the server has of a work; null where the work was written once, or the retake is on its way there. */
export const storedRetake = ({ scores }: Entries): Retake | null => scores[0]?.score?.retake ?? null

export const valueOf = ({ scores, miss }: Entries): CellValue => ({
  marks: scores.map(({ mark }) => mark),
  miss: miss && miss.miss,
})
