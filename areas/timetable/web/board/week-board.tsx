import { Trans } from '@lingui/react/macro'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { VisuallyHidden } from '#platform/web/ui/index.ts'
import type { Week } from '../../contract/week.ts'
import type { SchoolTime } from '../../rules/lesson-time.ts'
import { AwayCard } from '../lesson/away-card.tsx'
import { LessonCard } from '../lesson/lesson-card.tsx'
import { boardRows, rowsByShift, type BoardRow } from './board-rows.ts'
import { DayHead } from './day-head.tsx'
import styles from './board.module.css'

interface Props {
  week: Week
  now: SchoolTime
}
type Day = Week['days'][number]

/** The week as it hangs on the wall: days across, lessons down. */
export function WeekBoard({ week, now }: Props) {
  const { days } = week
  const parts = rowsByShift(boardRows(week))
  return (
    <table className={styles['board']}>
      <caption>
        <VisuallyHidden>
          <Trans>Расписание на неделю: {week.title}</Trans>
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles['when']}>
            <Trans>Урок</Trans>
          </th>
          {days.map((day) => (
            <DayHead key={day.date} day={day} isToday={day.date === now.today} />
          ))}
        </tr>
      </thead>
      {parts.map(({ shift, rows }) => (
        <tbody key={shift}>
          {parts.length > 1 ? (
            <tr>
              <th scope="rowgroup" colSpan={days.length + 1} className={styles['shift']}>
                <Trans>{shift} смена</Trans>
              </th>
            </tr>
          ) : null}
          {rows.map((row, index) => (
            <tr key={row.slot}>
              <th scope="row" className={styles['when']}>
                <span className={styles['slot']}>{row.slot}</span>
                <span className={styles['bell']}>
                  {row.start_time}–{row.end_time}
                </span>
              </th>
              {days.map((day) =>
                isFree(day) ? (
                  index === 0 && <FreeDay key={day.date} day={day} rows={rows.length} />
                ) : (
                  <LessonsAt key={day.date} day={day} row={row} week={week} now={now} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

const isFree = ({ free, lessons }: Day): boolean => free !== null && lessons.length === 0

function FreeDay({ day, rows }: { day: Day; rows: number }) {
  return (
    <td rowSpan={rows} className={styles['free']}>
      {day.free}
    </td>
  )
}

interface CellProps extends Props {
  day: Day
  row: BoardRow
}
const isAt = (date: CalendarDate, today: CalendarDate) => (date === today ? true : undefined)

function LessonsAt({ day, row, week, now }: CellProps) {
  const isHere = ({ shift, slot }: { shift: number; slot: number }) => shift === row.shift && slot === row.slot
  const [lessons, away] = [day.lessons.filter(isHere), day.moved_away.filter(isHere)]
  return (
    <td data-today={isAt(day.date, now.today)}>
      {lessons.map((lesson) => (
        <LessonCard key={lesson.id} lesson={lesson} date={day.date} week={week} now={now} bell={row} />
      ))}
      {away.map((one) => (
        <AwayCard key={one.id} away={one} week={week} />
      ))}
      {week.kind === 'room' && lessons.length === 0 ? (
        <span className={styles['vacant']}>
          <Trans>Свободен</Trans>
        </span>
      ) : null}
    </td>
  )
}
