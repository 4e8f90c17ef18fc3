import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import { useEffect, useMemo, useState } from 'react'
import { displayNumber } from '#platform/contract/number.ts'
import { IconPlus } from '#platform/web/icons/index.ts'
import { SaveStatus, type DraftWords } from '#platform/web/outbox/index.ts'
import { cellNamed, type ValueDraft } from '#platform/web/grid/index.ts'
import { Button, Empty, Group, Stack } from '#platform/web/ui/index.ts'
import { readRup, type Rup, type RupColumn } from '../../contract/rup.ts'
import { planColumnTitle } from '../../rules/parallel-title.ts'
import { placeKey } from '../../rules/plan-column.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { CopyColumnDialog } from './copy/copy-column-dialog.tsx'
import { TakeFormerPlan } from './copy/take-former-plan.tsx'
import { writeBlock } from './copy/write-block.ts'
import { AddColumnDialog } from './grid/add-column-dialog.tsx'
import { AddCourseDialog } from './grid/add-course-dialog.tsx'
import { courseOfRow, type PlanCell, type PlanHours } from './grid/plan-cells.ts'
import { PlanGrid, planRows, type PlanRow } from './grid/plan-grid.tsx'
import { openPlanSheet, type PlanSheet } from './grid/plan-sheet.ts'

interface Props {
  yearId: number
  plan: Rup
  /** Courses that were searched for; null: all. */
  shown: ReadonlySet<number> | null
}

const hoursText = (value: PlanHours | null): string => (value === null ? '—' : displayNumber(value.hours))

/** What was stored shows elsewhere too: in narrower columns, in the lines of a course, on paper. */
function useReadAnew({ sheet }: PlanSheet): void {
  const client = useQueryClient()
  useEffect(
    () =>
      sheet.outbox.listen(({ stored }) => {
        if (stored.length > 0) void client.invalidateQueries({ queryKey: keyOf(readRup) })
      }),
    [sheet, client],
  )
}

/** The plan of a year for who keeps it. */
export function PlanEditor({ yearId, plan, shown }: Props) {
  const { t } = useLingui()
  const [session] = useState(() => openPlanSheet(yearId, plan))
  const [added, setAdded] = useState<{ rows: readonly PlanRow[]; columns: readonly RupColumn[] }>({
    rows: [],
    columns: [],
  })
  const [dialog, setDialog] = useState<'course' | 'column' | 'copy' | null>(null)
  const { refresh } = useActions([readRup])
  useEffect(() => session.sheet.open(), [session])
  useEffect(() => session.takeIn(plan), [session, plan])
  useReadAnew(session)
  const columns = useMemo(() => {
    const known = new Set(plan.columns.map(placeKey))
    return [...plan.columns, ...added.columns.filter((column) => !known.has(placeKey(column)))].toSorted(
      (one, other) => one.parallel - other.parallel,
    )
  }, [plan.columns, added.columns])
  const rows = useMemo(
    () => planRows(plan, added.rows).filter(({ courseId }) => shown === null || shown.has(courseId)),
    [plan, added.rows, shown],
  )
  const words: DraftWords<ValueDraft<PlanCell>> = {
    place: ({ cell }) => {
      const { columnId, rowId } = cellNamed(cell)
      const column = columns.find((one) => placeKey(one) === columnId)
      const row = rows.find(({ courseId }) => courseId === courseOfRow(rowId).courseId)
      return [row?.title, column && planColumnTitle(column)].filter(Boolean).join(', ')
    },
    wanted: ({ want }) => hoursText(want),
    theirs: ({ theirs }) => hoursText(theirs?.value ?? null),
    clash: ({ theirs }) => t`Сейчас в плане: ${hoursText(theirs?.value ?? null)}. Что оставить?`,
  }
  return (
    <Stack gap="xs" px="xs" pb="xs">
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => setDialog('course')}
          >
            <Trans>Предмет</Trans>
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            disabled={plan.columns.length === 0}
            onClick={() => setDialog('column')}
          >
            <Trans>Столбец</Trans>
          </Button>
          <Button size="xs" variant="default" disabled={plan.lines.length === 0} onClick={() => setDialog('copy')}>
            <Trans>Скопировать столбец</Trans>
          </Button>
        </Group>
        <SaveStatus outbox={session.sheet.outbox} words={words} />
      </Group>
      {columns.length === 0 ? (
        <Empty
          title={t`В этом году нет ни одной параллели`}
          hint={t`Заведите параллели и классы на странице «Классы»: столбцы плана появятся сами`}
        />
      ) : rows.length === 0 ? (
        <Empty
          title={shown === null ? t`План ещё пуст` : t`Ничего не найдено`}
          hint={
            shown === null
              ? t`Добавьте первый предмет, затем введите или вставьте часы из Excel`
              : t`Измените поиск или фильтры`
          }
          action={shown === null ? <TakeFormerPlan yearId={yearId} plan={plan} /> : null}
        />
      ) : (
        <PlanGrid plan={plan} session={session} rows={rows} columns={columns} />
      )}
      {dialog === 'course' ? (
        <AddCourseDialog
          onAdd={(row) => setAdded((before) => ({ ...before, rows: [...before.rows, row] }))}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'column' ? (
        <AddColumnDialog
          plan={plan}
          onAdd={(column) => setAdded((before) => ({ ...before, columns: [...before.columns, column] }))}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'copy' ? (
        <CopyColumnDialog
          plan={plan}
          columns={columns}
          onCopy={(steps, { from, to }) =>
            void writeBlock(
              { yearId, steps, lines: plan.lines, question: t`Скопировать столбец ${from} в ${to}?` },
              refresh,
            )
          }
          onClose={() => setDialog(null)}
        />
      ) : null}
    </Stack>
  )
}
