import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconArrowLeft } from '#platform/web/icons/index.ts'
import type { LongJob } from '#platform/contract/long-jobs.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { stateWords } from '#platform/web/jobs/job-words.ts'
import { JobView } from '#platform/web/jobs/job-view.tsx'
import { openedJob } from '#platform/web/jobs/open-job.ts'
import classes from './jobs.module.css'
import { Modal } from '#platform/web/ui/modal.tsx'

interface Props {
  opened: number | 'list'
  jobs: readonly LongJob[]
}

/** The dialog of long work: one job with its progress and results, or the list of the latest ones. */
export function JobsDialog({ opened, jobs }: Props) {
  const { t } = useLingui()
  return (
    <Modal
      opened
      onClose={() => openedJob.set(null)}
      title={t`Длительные работы`}
      size="lg"
      closeButtonProps={{ 'aria-label': t`Закрыть` }}
    >
      {opened === 'list' ? (
        <JobList jobs={jobs} />
      ) : (
        <Stack gap="sm">
          <JobView id={opened} />
          {jobs.length > 1 ? (
            <Button
              variant="subtle"
              size="xs"
              style={{ alignSelf: 'flex-start' }}
              leftSection={<IconArrowLeft size={14} />}
              onClick={() => openedJob.set('list')}
            >
              <Trans>Все работы</Trans>
            </Button>
          ) : null}
        </Stack>
      )}
    </Modal>
  )
}

function JobList({ jobs }: { jobs: readonly LongJob[] }) {
  const { i18n, t } = useLingui()
  return (
    <ul className={classes['list']}>
      {jobs.map(({ id, title, state, passed, total, not_done, made_at }) => (
        <li key={id}>
          <UnstyledButton className={classes['job']} onClick={() => openedJob.set(id)}>
            <span>{title}</span>
            <Text component="span" size="sm" c="dimmed">
              {[
                i18n._(stateWords[state]),
                t`${passed} из ${total}`,
                not_done > 0 ? t`не сделано ${not_done}` : null,
                displayMoment(made_at),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
