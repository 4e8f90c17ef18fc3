import { Trans } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { isStuck, stateText, type CellView } from '#platform/web/grid/index.ts'
import { Stack, Text } from '#platform/web/ui/index.ts'
import type { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import type { CellValue } from '../sheet/cell-value.ts'
import type { MarkColumn } from '../sheet/columns.ts'
import { columnTitle, workPercent } from './look.ts'

/** A lesson or work at a glance: when, what about, what for home. */
export function ColumnHint({ column, isPast }: { column: MarkColumn; isPast: boolean }) {
  const { lesson } = column
  return (
    <Stack gap={2} maw={300}>
      <Text size="sm" fw={600}>
        {columnTitle(column)}
      </Text>
      {column.kind === 'work' ? <Text size="sm">{column.work.title}</Text> : null}
      {lesson ? (
        <Text size="xs" c="dimmed">
          <Trans>
            {lesson.slot} урок, {lesson.start_time}–{lesson.end_time}
          </Trans>
          {lesson.substitute === null ? null : <Trans>, замещает {lesson.substitute}</Trans>}
        </Text>
      ) : null}
      {lesson?.topic ? <Text size="sm">{lesson.topic}</Text> : null}
      {lesson?.topic === null && isPast ? (
        <Text size="sm" c="dimmed">
          <Trans>Тема не записана</Trans>
        </Text>
      ) : null}
      {lesson?.homework ? (
        <Text size="sm" lineClamp={4}>
          <Trans>Домашнее задание: {lesson.homework}</Trans>
        </Text>
      ) : null}
    </Stack>
  )
}

interface CellProps {
  view: CellView<CellValue>
  column: MarkColumn | undefined
  kinds: readonly MissKind[]
  /** What is asked at a clash. */
  clash: string | null
}

function WorkPercent({ value, maximum }: { value: number; maximum: number }) {
  const percent = workPercent(value, maximum)
  return (
    <Text size="sm">
      {value} / {maximum} × 100 = <strong>{percent}%</strong>
    </Text>
  )
}

/** What a cell has to say beyond its text; null where its text says all. */
export function CellHint({ view, column, kinds, clash }: CellProps) {
  const { marks, miss } = view.value
  const kind = kinds.find(({ id }) => id === miss?.kind_id)
  return (
    <Stack gap={2} maw={300}>
      {kind ? (
        <Text size="sm">
          {kind.title}
          {miss?.minutes ? <Trans>, {miss.minutes} мин</Trans> : null}
          {miss?.reason ? `: ${miss.reason}` : null}
        </Text>
      ) : null}
      {column?.kind === 'work' && marks[0] ? (
        <WorkPercent value={marks[0].value} maximum={column.work.maximum} />
      ) : null}
      {column?.kind === 'work' && marks[0]?.retake ? (
        <Text size="sm">
          <Trans>
            Пересдача {displayDate(marks[0].retake.on)}. До неё {marks[0].retake.former} из {column.work.maximum}, в
            счёт не идёт
          </Trans>
        </Text>
      ) : null}
      {marks.map(({ value, comment, is_comment_internal }, index) =>
        comment === null ? null : (
          <Text key={`${value}-${index}`} size="sm">
            <strong>{value}</strong> {comment}
            {is_comment_internal ? <Trans> (не для семьи)</Trans> : null}
          </Text>
        ),
      )}
      {view.state === 'plain' || view.state === 'saved' ? null : (
        <Text size="sm" c={isStuck(view) ? 'red' : 'dimmed'}>
          {[stateText(view.state), view.reason].filter(Boolean).join(': ')}
        </Text>
      )}
      {clash === null ? null : (
        <Text size="sm">
          {clash} <Trans>F2 — решить</Trans>
        </Text>
      )}
    </Stack>
  )
}
