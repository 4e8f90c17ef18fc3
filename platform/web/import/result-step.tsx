import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '../icons/index.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { keyOf } from '#platform/contract/endpoint.ts'
import type { ImportDeclaration } from '#platform/contract/import.ts'
import { isOpen } from '../jobs/job-words.ts'
import { JobView } from '../jobs/job-view.tsx'
import { useJob } from '../jobs/use-jobs.ts'
import { useSaveFile } from '../save-file.ts'
import type { ImportState } from './import-state.ts'
import { RowFilters } from './row-filters.tsx'
import { RowList } from './row-list.tsx'
import type { RowsPage } from './rows-page.ts'

interface Props {
  of: ImportDeclaration
  staged: RowsPage
  state: ImportState
  onDone: () => void
}

/** How far the work is; then what was brought in, and what was not and why. */
export function ResultStep(props: Props) {
  const { job_id } = props.staged
  return job_id === null ? <Summary {...props} /> : <Going {...props} jobId={job_id} />
}

function Going({ jobId, ...props }: Props & { jobId: number }) {
  const { data: job } = useJob(jobId)
  const client = useQueryClient()
  const { of, onDone } = props
  const isOver = job !== undefined && !isOpen(job)
  const finish = useEffectEvent(() => {
    void client.invalidateQueries({ queryKey: keyOf(of.read) })
    onDone()
  })
  useEffect(() => {
    if (isOver) finish()
  }, [isOver])
  return isOver ? <Summary {...props} /> : <JobView id={jobId} />
}

function Summary({ of, staged, state }: Props) {
  const { t } = useLingui()
  const { take, isTaking } = useSaveFile(of.leftovers)
  const { all, same, left_out: leftOut, refused } = staged.counts
  const notDone = all - same - staged.done
  const done = staged.done
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {notDone === 0 ? t`Всё внесено` : t`Внесено, кроме ${notDone}`}
      </Title>
      <Text component="output">
        {t`Внесено строк: ${done}. Было и осталось как есть: ${same}. Пропущено: ${leftOut}. Не удалось внести: ${refused}.`}
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
      </Group>
      <RowFilters counts={staged.counts} show={state.show} onShow={(show) => state.look({ show })} />
      <RowList of={of} staged={staged} state={state} />
    </Stack>
  )
}
