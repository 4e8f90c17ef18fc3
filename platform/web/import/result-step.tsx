import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '../icons/index.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { keyOf } from '#platform/contract/endpoint.ts'
import type { ImportDeclaration } from '#platform/contract/import.ts'
import { displayMoment } from '../format/moment.ts'
import { isOpen } from '../jobs/job-words.ts'
import { JobView } from '../jobs/job-view.tsx'
import { useJob } from '../jobs/use-jobs.ts'
import { useSaveFile } from '../save-file.ts'
import type { ImportState } from './import-state.ts'
import { RowFilters } from './row-filters.tsx'
import { RowList } from './row-list.tsx'
import type { RowsPage } from './rows-page.ts'
import { UndoImport } from './undo-import.tsx'

interface Props {
  of: ImportDeclaration
  staged: RowsPage
  state: ImportState
  onDone: () => void
}

/** How far the work is; then what was brought in, and what was not and why. */
export function ResultStep(props: Props) {
  const { job_id, undo_job_id } = props.staged
  const last = undo_job_id ?? job_id
  return last === null ? <Summary {...props} /> : <Going key={last} {...props} jobId={last} />
}

function Going({ jobId, ...props }: Props & { jobId: number }) {
  const { data: job } = useJob(jobId)
  const client = useQueryClient()
  const { of, onDone } = props
  const isOver = job !== undefined && !isOpen(job)
  const finish = useEffectEvent(() => {
    for (const one of [of.read, of.recent]) void client.invalidateQueries({ queryKey: keyOf(one) })
    onDone()
  })
  useEffect(() => {
    if (isOver) finish()
  }, [isOver])
  return isOver ? <Summary {...props} /> : <JobView id={jobId} />
}

/** What was brought in; of an import that was taken back, what of it is left. */
function Summary({ of, staged, state }: Props) {
  const { t } = useLingui()
  const { take, isTaking } = useSaveFile(of.leftovers)
  const { all, same, left_out: leftOut, refused, kept } = staged.counts
  const { undone } = staged
  const notDone = all - same - staged.done
  const done = staged.done
  const notReached = notDone - leftOut - refused
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {staged.undo_job_id !== null
          ? t`Импорт отменён`
          : notDone === 0
            ? t`Всё внесено`
            : t`Внесено, кроме ${notDone}`}
      </Title>
      <Text component="output">
        {t`Внесено строк: ${done}. Было и осталось как есть: ${same}. Пропущено: ${leftOut}. Не удалось внести: ${refused}.`}
        {notReached > 0 ? ` ${t`Не дошла очередь: ${notReached}.`}` : null}
        {staged.undo_job_id === null
          ? null
          : ` ${t`Отменено: ${undone}. Осталось, потому что изменено с тех пор: ${kept}.`}`}
      </Text>
      <Group gap="sm">
        <Button onClick={() => state.open(null)}>
          <Trans>К списку</Trans>
        </Button>
        <Button variant="default" onClick={() => state.open('new')}>
          <Trans>Внести ещё одну таблицу</Trans>
        </Button>
        {notDone > 0 ? (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={isTaking}
            onClick={() => take({ params: { id: String(staged.id) } })}
          >
            <Trans>Скачать невнесённое</Trans>
          </Button>
        ) : null}
        <UndoImport of={of} staged={staged} />
      </Group>
      {staged.undo_job_id === null && done > 0 ? (
        <Text size="sm" c="dimmed">
          <Trans>
            Отменить импорт можно до {displayMoment(staged.undo_until)}: отсюда или из списка недавних импортов.
          </Trans>
        </Text>
      ) : null}
      <RowFilters counts={staged.counts} show={state.show} onShow={(show) => state.look({ show })} />
      <RowList of={of} staged={staged} state={state} />
    </Stack>
  )
}
