import { t } from '@lingui/core/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import type { DraftWords } from '#platform/web/outbox/index.ts'
import type { Miss, Score } from '../../contract/journal.ts'
import { markOf, missOf, type Draft } from '../sheet/drafts.ts'
import { textOf } from '../sheet/cell-text.ts'
import type { MarkValue, MissValue } from '../sheet/cell-value.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import { workName } from '../sheet/columns.ts'

/** Where a draft belongs: «Абаева Алия, 12.09.2026, СОР 1»; without its journal at hand only that it is another's. */
function placeWords(store: JournalStore, draft: Draft): string {
  if (draft.sheet_id !== store.grid.group.id) return t`Другой журнал`
  const lesson = store.grid.lessons.find(({ id }) => id === draft.lesson_id)
  const work = draft.kind === 'score' ? store.grid.works.find(({ id }) => id === draft.work_id) : undefined
  const day = lesson ? displayDate(lesson.date) : ''
  return [store.student(draft.student_id)?.full_name, day, work && workName(work)].filter(Boolean).join(', ')
}

function valueWords(store: JournalStore, draft: Draft, value: MarkValue | MissValue | null): string {
  if (value === null) return t`удалено`
  const kinds = store.grid.miss_kinds
  if (draft.kind === 'score') return textOf({ marks: [value as MarkValue], miss: null }, kinds)
  return textOf({ marks: [], miss: value as MissValue }, kinds)
}
const valueOf = (draft: Draft, row: Score | Miss | null) =>
  row && (draft.kind === 'score' ? markOf(row as Score) : missOf(row as Miss))

/** Marks and misses on their way to the server, as a person reads of them. */
export function draftWords(store: JournalStore): DraftWords<Draft> {
  const theirs = (draft: Draft) => valueWords(store, draft, valueOf(draft, draft.theirs))
  return {
    place: (draft) => placeWords(store, draft),
    wanted: (draft) => valueWords(store, draft, draft.want),
    theirs,
    clash: (draft) => {
      const now = t`Сейчас в журнале: ${theirs(draft)}`
      const { theirs_by: by } = draft
      if (!by) return t`${now}. Что оставить?`
      const who = by.is_self ? t`вы, в другом окне или на другом устройстве` : by.name
      return t`${now} (${who}, ${displayMoment(by.at)}). Что оставить?`
    },
  }
}
