import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import type { CSSProperties } from 'react'
import { IconListCheck } from '#platform/web/icons/index.ts'
import { useSession } from '#platform/web/api/session.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useStore } from '#platform/web/store.ts'
import { isOpen, percentOf } from '#platform/web/jobs/job-words.ts'
import { openedJob } from '#platform/web/jobs/open-job.ts'
import { useJobs } from '#platform/web/jobs/use-jobs.ts'
import { beginsJobs } from '../shell-asks.ts'
import classes from './jobs.module.css'

const JobsDialog = lazyPart(async () => (await import('./jobs-dialog.tsx')).JobsDialog)

/** In the top bar while there is long work of one's own: how far it is, and the way back to its dialog. */
export function JobsButton() {
  const { t } = useLingui()
  const session = useSession()
  const opened = useStore(openedJob)
  const jobs = useJobs(session !== null && beginsJobs(session))
  const running = jobs.find(isOpen)
  const label = running ? t`Длительные работы, сделано ${percentOf(running)} %` : t`Длительные работы`
  return (
    <>
      {jobs.length > 0 ? (
        <ActionIcon size="lg" aria-label={label} title={label} onClick={() => openedJob.set('list')}>
          {running ? <Ring percent={percentOf(running)} /> : <IconListCheck size={19} stroke={1.6} />}
        </ActionIcon>
      ) : null}
      {opened === null ? null : <JobsDialog opened={opened} jobs={jobs} />}
    </>
  )
}

const Ring = ({ percent }: { percent: number }) => (
  <span className={classes['ring']} style={{ '--done': `${percent}%` } as CSSProperties} aria-hidden />
)
