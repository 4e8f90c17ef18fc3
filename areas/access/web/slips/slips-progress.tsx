import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { call, reportAction } from '#platform/web/api/index.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { JobView } from '#platform/web/jobs/job-view.tsx'
import { useJob } from '#platform/web/jobs/use-jobs.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { Text } from '#platform/web/ui/index.ts'
import { takeSlips } from '../../contract/login-slips.ts'

/** How far the slips are, and the file once they are done. */
export function SlipsProgress({ jobId, onClose }: { jobId: number; onClose: () => void }) {
  const job = useJob(jobId)
  const take = useMutation({
    ...call(takeSlips),
    meta: { silent: true },
    onError: reportAction,
    onSuccess: (file) => saveFile(file, takeSlips.file ?? ''),
  })
  const { state, passed = 0, not_done = 0 } = job.data ?? {}
  const isReady = state !== undefined && state !== 'waiting' && state !== 'running' && passed > not_done
  return (
    <JobView id={jobId}>
      <Text size="sm" c="dimmed">
        <Trans>Файл даётся один раз и в школе не хранится: сохраните или распечатайте его сразу.</Trans>
      </Text>
      <FormFoot
        action={take.isSuccess ? <Trans>Файл забран</Trans> : <Trans>Забрать файл</Trans>}
        onAction={() => take.mutate({ params: { id: String(jobId) } })}
        isSending={take.isPending}
        isDisabled={!isReady || take.isSuccess}
        cancel={<Trans>Закрыть</Trans>}
        onCancel={onClose}
      />
    </JobView>
  )
}
