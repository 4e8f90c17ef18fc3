import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAllowed } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { showJob } from '#platform/web/jobs/open-job.ts'
import { Button, FactList, Group, LinkButton, Panel, PanelHead, Text } from '#platform/web/ui/index.ts'
import { runRollover } from '../../contract/rollover.ts'
import type { Rollover } from '../../contract/shapes.ts'
import { UndoDialog } from '../undo/undo-dialog.tsx'
import { useRolloverActions } from '../use-rollover-actions.ts'
import { totalsOf } from './totals.ts'

/** How much there is to do, and the way to do it and to take it back. */
export function SummaryPanel({ of, years }: { of: Rollover; years: NonNullable<Rollover['years']> }) {
  const { t } = useLingui()
  const may = useAllowed(runRollover)
  const { act, params } = useRolloverActions(years.into.id)
  const [isUndoing, setUndoing] = useState(false)
  const { moves, placed, held, leaves, classes } = totalsOf(of)
  const isDone = moves === 0 && classes === 0 && of.lines === 0
  const run = async () => {
    const isSure = await dialog.confirm({
      message: t`Перевести школу на ${years.into.title}?`,
      description: t`Появятся классы: ${classes}, перейдут ученики: ${moves}, строки РУП: ${of.lines}. С учениками перейдут их группы, с классами — руководители, с РУП — план СОР и СОЧ. Всё это можно отменить.`,
      ok: t`Перевести`,
      cancel: t`Пока нет`,
    })
    if (!isSure) return
    const begun = await act(runRollover, { params, body: { version: of.version } })
    if (begun !== null) showJob(begun.id)
  }
  return (
    <Panel>
      <PanelHead
        title={isDone ? t`Школа переведена` : t`Что будет сделано`}
        mb="xs"
        beside={
          may && of.objection === '' ? (
            <Group gap="xs">
              {of.is_begun ? (
                <Button size="xs" variant="default" disabled={of.job_id !== null} onClick={() => setUndoing(true)}>
                  <Trans>Отменить переход…</Trans>
                </Button>
              ) : null}
              <Button size="xs" disabled={of.job_id !== null || isDone} onClick={() => void run()}>
                {of.is_begun ? <Trans>Перевести остальных…</Trans> : <Trans>Перевести школу…</Trans>}
              </Button>
            </Group>
          ) : null
        }
      />
      {of.objection === '' ? null : (
        <Text c="red" mb="xs">
          {of.objection}
        </Text>
      )}
      <FactList
        facts={[
          { title: t`Новых классов`, value: classes },
          { title: t`Перейдут`, value: <Students count={moves} /> },
          { title: t`Уже в новом году`, value: <Students count={placed} /> },
          { title: t`Выпуск`, value: <Students count={leaves} /> },
          { title: t`Не переводятся со всеми`, value: <Students count={held} /> },
          { title: t`Строк РУП перейдёт`, value: of.lines },
        ]}
      />
      {of.is_begun ? (
        <Group gap="xs" mt="sm">
          <LinkButton size="compact-sm" variant="default" to={`/managing?year=${years.into.id}`}>
            <Trans>Что ещё подготовить</Trans>
          </LinkButton>
          <LinkButton size="compact-sm" variant="default" to={`/managing/workload?year=${years.into.id}`}>
            <Trans>Распределить нагрузку</Trans>
          </LinkButton>
        </Group>
      ) : null}
      {isUndoing ? <UndoDialog intoId={years.into.id} onClose={() => setUndoing(false)} /> : null}
    </Panel>
  )
}

const Students = ({ count }: { count: number }) => (
  <Plural value={count} one="# ученик" few="# ученика" many="# учеников" other="# ученика" />
)
