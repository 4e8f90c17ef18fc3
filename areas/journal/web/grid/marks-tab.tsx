import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState, type ReactElement } from 'react'
import { useSchoolTime } from '#areas/timetable/web/index.ts'
import { headerRow, SheetGrid, useCompany, type Place } from '#platform/web/grid/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import type { RoomPresence } from '#platform/web/realtime/index.ts'
import { Button, Empty } from '#platform/web/ui/index.ts'
import { periodOf } from '../choose/address.ts'
import type { JournalPlace } from '../journal-place.ts'
import type { JournalSession } from '../journal-session.ts'
import type { MarkColumn, Period } from '../sheet/columns.ts'
import { NoLessons, NoStudents } from '../sheet/nothing-to-mark.tsx'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { resultCards } from './result-card.ts'
import type { BesideColumn } from './beside-column.ts'
import { SheetTools, type ShownRows } from './sheet-tools.tsx'
import { useSheetView } from './sheet-view.ts'
import { useKeyWords, useTouchKeys } from './journal-keys.tsx'
import { startColumn } from './start-column.ts'
import { useJournalSheet } from './use-journal-sheet.ts'
import { LessonCard, useOverlays } from './use-overlays.tsx'

const StudentCard = lazyPart(async () => (await import('../student/student-card.tsx')).StudentCard)
interface Props {
  journalSession: JournalSession
  /** Null where one is alone: in a past journal. */
  presence: RoomPresence | null
  period: Period
  /** The lesson to begin with; null: today's or the last before. */
  lessonId: number | null
  /** What the address says and its change; without it the sheet is shown as it is. */
  place?: JournalPlace
}

/** «Оценки»: the sheet and all that opens over it. */
export function MarksTab(props: Props) {
  const { store } = props.journalSession
  if (store.grid.students.length === 0) return <NoStudents />
  if (store.columnsIn(props.period).length === 0) return <NoLessons />
  return <MarksGrid {...props} />
}

function MarksGrid({ journalSession, presence, period, lessonId, place }: Props) {
  const { t } = useLingui()
  const { store, cursor, results } = journalSession
  const view = useSheetView()
  const { time } = useSchoolTime()
  const { order, only } = place?.address ?? {}
  const { beside, ...sheet } = useJournalSheet(store, results, period, { view, time, order, only })
  const startIn = (columns: readonly MarkColumn[]) => startColumn(columns, { today: store.grid.today, time, lessonId })
  const [start] = useState(() => startIn(sheet.columns.map(({ mark }) => mark)))
  const overlays = useOverlays(journalSession, beside)
  const others = useCompany(presence, cursor)
  const keys = useKeyWords()
  const touchKeys = useTouchKeys(store.grid.miss_kinds)
  const tools = useSheetTools({ journalSession, period, place })
  const { group, lessons } = store.grid
  const mayMark = group.may_mark || lessons.some(({ may_mark }) => may_mark)
  if (sheet.rows.length === 0)
    return (
      <Empty
        title={<Trans>Таких учеников нет</Trans>}
        action={
          <Button onClick={() => place?.change({ only: undefined }, { replace: true })}>
            <Trans>Показать всех</Trans>
          </Button>
        }
      />
    )
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
      tools={tools}
      opened={(given) => <Opened journalSession={journalSession} beside={beside} {...given} />}
      openedRow={(given) => <StudentCard journalSession={journalSession} period={period} {...given} />}
    />
  )
}

interface ToolsOf {
  journalSession: JournalSession
  period: Period
  place: JournalPlace | undefined
}

/** The buttons in the corner; the same element until something of them changes, so that no heading is drawn again. */
function useSheetTools({ journalSession: { store, cursor }, period, place }: ToolsOf): ReactElement {
  const { time } = useSchoolTime()
  const { order, only } = place?.address ?? {}
  const change = place?.change
  return useMemo(() => {
    const goToday = () => {
      const usual = { quarter: undefined, lesson: undefined }
      // in holidays too: today's is then the quarter just over
      const isOther = period !== 'year' && periodOf(store.grid, usual) !== period
      if (isOther) return change?.(usual)
      const { today } = store.grid
      const columns = cursor.shape.columns.flatMap((id) => store.column(id) ?? [])
      const column = startColumn(columns, { today, time, lessonId: null })
      cursor.goTo({ row: Math.max(0, cursor.selection.get().focus.row), column })
    }
    const onRows = change ? (rows: ShownRows) => change({ ...rows }, { replace: true }) : null
    return <SheetTools onToday={goToday} rows={{ order, only }} onRows={onRows} />
  }, [store, cursor, period, time, order, only, change])
}

interface OpenedProps {
  journalSession: JournalSession
  beside: readonly BesideColumn[]
  place: Place
  rect: DOMRect
  onClose: () => void
}

/** What stands behind a heading (its lesson) or a result (how it came about). */
function Opened({ journalSession, beside, place, rect, onClose }: OpenedProps) {
  const { store, cursor } = journalSession
  const [ResultCard] = usePlace(resultCards)
  if (place.row === headerRow) {
    const lesson = store.column(cursor.shape.columns[place.column] ?? '')?.lesson
    return lesson ? (
      <LessonCard journalSession={journalSession} lessonId={lesson.id} rect={rect} onClose={onClose} />
    ) : null
  }
  const column = beside[place.column - cursor.size.written]
  const student = store.student(cursor.shape.rows[place.row] ?? 0)
  if (!column || column.kind === 'average' || !student || !ResultCard) return null
  return (
    <ResultCard journalSession={journalSession} student={student} slot={column.slot} rect={rect} onClose={onClose} />
  )
}
