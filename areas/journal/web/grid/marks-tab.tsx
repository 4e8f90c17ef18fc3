import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { headerRow, SheetGrid, type Place } from '#platform/web/grid/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import type { RoomPresence } from '#platform/web/realtime/index.ts'
import { Empty } from '#platform/web/ui/index.ts'
import type { JournalSession } from '../journal-session.ts'
import type { Period } from '../sheet/columns.ts'
import { slotsBeside } from '../sheet/result-slots.ts'
import { LessonCard } from '../lessons/lesson-card.tsx'
import { useCompany } from '../presence/use-company.ts'
import { resultCards } from './result-card.ts'
import { useKeyWords, useTouchKeys } from './journal-keys.tsx'
import { startColumn } from './start-column.ts'
import { useJournalSheet } from './use-journal-sheet.ts'
import { useOverlays } from './use-overlays.tsx'

interface Props {
  journalSession: JournalSession
  /** Null where one is alone: in a past journal. */
  presence: RoomPresence | null
  period: Period
  /** The lesson to begin with; null: today's or the last before. */
  lessonId: number | null
}

/** «Оценки»: the sheet and all that opens over it. */
export function MarksTab(props: Props) {
  const { store } = props.journalSession
  if (store.grid.students.length === 0)
    return (
      <Empty
        title={<Trans>В группе пока нет учеников</Trans>}
        hint={<Trans>Состав группы меняют в разделе «Классы и группы».</Trans>}
      />
    )
  if (store.columnsIn(props.period).length === 0)
    return (
      <Empty
        title={<Trans>В этом периоде нет уроков</Trans>}
        hint={<Trans>Уроки появляются, когда публикуют расписание.</Trans>}
      />
    )
  return <MarksGrid {...props} />
}

function MarksGrid({ journalSession, presence, period, lessonId }: Props) {
  const { t } = useLingui()
  const { store, cursor, results } = journalSession
  const [start] = useState(() => startColumn(store.columnsIn(period), store.grid.today, lessonId))
  const sheet = useJournalSheet(store, results, period)
  const overlays = useOverlays(journalSession)
  const others = useCompany(presence, cursor)
  const keys = useKeyWords()
  const touchKeys = useTouchKeys(store.grid.miss_kinds)
  const { group, lessons } = store.grid
  const mayMark = group.may_mark || lessons.some(({ may_mark }) => may_mark)
  const about = [
    group.course,
    group.classes.join(', '),
    group.teachers.join(', '),
    group.may_mark ? null : t`только чтение`,
  ]
  return (
    <SheetGrid
      label={t`Журнал: ${group.title}`}
      cells={store}
      cursor={cursor}
      {...sheet}
      start={start}
      others={others}
      overlays={overlays}
      keys={keys}
      touchKeys={mayMark ? touchKeys : []}
      about={about.filter(Boolean).join(' · ')}
      opened={(given) => <Opened journalSession={journalSession} period={period} {...given} />}
    />
  )
}

interface OpenedProps {
  journalSession: JournalSession
  period: Period
  place: Place
  rect: DOMRect
  onClose: () => void
}

/** What stands behind a heading (its lesson) or a result (how it came about). */
function Opened({ journalSession, period, place, rect, onClose }: OpenedProps) {
  const { store, cursor } = journalSession
  const [ResultCard] = usePlace(resultCards)
  if (place.row === headerRow) {
    const lesson = store.column(cursor.shape.columns[place.column] ?? '')?.lesson
    return lesson ? (
      <LessonCard journalSession={journalSession} lessonId={lesson.id} rect={rect} onClose={onClose} />
    ) : null
  }
  const slot = slotsBeside(store.grid, period)[place.column - cursor.size.written - 1]
  const student = store.grid.students[place.row]
  if (!slot || !student || !ResultCard) return null
  return <ResultCard journalSession={journalSession} student={student} slot={slot} rect={rect} onClose={onClose} />
}
