import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { keyOf } from '#platform/contract/endpoint.ts'
import { cancelLongJob, readLongJob, undoLongJob, type LongJobReport } from '#platform/contract/long-jobs.ts'
import { reportAction } from '../api/catalogue.ts'
import { call } from '../api/query.ts'
import { dialog } from '../dialog/dialog.ts'
import { Answer } from '../ui/answer.tsx'
import { JobFiles } from './job-files.tsx'
import { isOpen, outcomeWords, percentOf, stateWords } from './job-words.ts'
import { showJob } from './open-job.ts'
import { useJob } from './use-jobs.ts'
import classes from './job-view.module.css'

interface Props {
  id: number
  /** What is done with the job's work: above the items, which may be many. */
  children?: ReactNode
}
/** One job: how far it is, the way to cancel it, and what became of each of its items. */
export function JobView({ id, children }: Props) {
  return <Answer of={useJob(id)}>{(job) => <Report job={job}>{children}</Report>}</Answer>
}

function Report({ job, children }: { job: LongJobReport; children: ReactNode }) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const cancel = useMutation({
    ...call(cancelLongJob),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(readLongJob) }),
  })
  const { id, title, state, passed, total, not_done, cancel_requested, items, files } = job
  const isGoing = isOpen(job)
  // of a piece of several some may be done and others not: it stands in both lists, in each with its own
  const ended = items.filter(({ outcome }) => outcome !== 'waiting')
  const rest = ended.filter((item) => item.outcome !== 'done').map((item) => ({ ...item, count: item.not_done }))
  const done = ended.filter((item) => doneOf(item) > 0).map((item) => ({ ...item, count: doneOf(item) }))
  return (
    <Stack gap="sm">
      <Title order={3} size="h4">
        {title}
      </Title>
      <Progress.Root size="lg">
        <Progress.Section value={percentOf(job)} animated={isGoing} aria-label={t`Сделано`} color="sky.8" />
      </Progress.Root>
      <Group justify="space-between" mih={30}>
        <Text size="sm" component="output">
          {isGoing && cancel_requested ? t`Отменяем` : i18n._(stateWords[state])}: {t`${passed} из ${total}`}
          {not_done > 0 ? `, ${t`не сделано ${not_done}`}` : null}
        </Text>
        {isGoing ? (
          <Button
            variant="default"
            size="xs"
            disabled={cancel_requested}
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ params: { id: String(id) } })}
          >
            <Trans>Отменить</Trans>
          </Button>
        ) : null}
      </Group>
      {isGoing ? (
        <Text size="sm" c="dimmed">
          <Trans>Окно можно закрыть: работа продолжится, а найти её можно в верхней строке.</Trans>
        </Text>
      ) : null}
      {job.can_be_undone ? <UndoButton id={id} /> : null}
      {files.length === 0 ? null : <JobFiles files={files} label={t`Файлы`} />}
      {children}
      <Items title={t`Не сделано`} items={rest} />
      <Items title={t`Сделано`} items={done} />
    </Stack>
  )
}

/** Takes back all that the job has done and that still stands so; the work that does it is shown in its place. */
function UndoButton({ id }: { id: number }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const undo = useMutation({
    ...call(undoLongJob),
    onSuccess: (made) => showJob(made.id),
    onError: reportAction,
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(readLongJob) }),
  })
  const ask = async () => {
    const isSure = await dialog.confirm({
      message: t`Отменить сделанное?`,
      description: t`Всё, что сделала эта работа, вернётся как было. Что с тех пор изменили, останется и будет названо.`,
      ok: t`Отменить сделанное`,
      cancel: t`Оставить`,
    })
    if (isSure) undo.mutate({ params: { id: String(id) } })
  }
  return (
    <Button
      variant="default"
      size="xs"
      loading={undo.isPending}
      onClick={() => void ask()}
      style={{ alignSelf: 'start' }}
    >
      <Trans>Отменить сделанное</Trans>
    </Button>
  )
}

type Item = LongJobReport['items'][number]
const doneOf = ({ size, not_done }: Item): number => size - not_done

function Items({ title, items }: { title: string; items: readonly (Item & { count: number })[] }) {
  const { t, i18n } = useLingui()
  if (items.length === 0) return null
  return (
    <section>
      <Title order={4} size="sm" mb={4}>
        {title}: {items.reduce((sum, item) => sum + (item.is_counted ? item.count : 0), 0)}
      </Title>
      <ul className={classes['items']} aria-label={title}>
        {items.map(({ number, title: name, outcome, detail, count, size }) => (
          <li key={number}>
            <span>{name}</span>
            <Text component="span" size="sm" c="dimmed">
              {[count < size ? t`${count} из ${size}` : '', detail === '' ? i18n._(outcomeWords[outcome]) : detail]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
