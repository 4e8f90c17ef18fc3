import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { call, reportAction } from '#platform/web/api/index.ts'
import { showJob } from '#platform/web/jobs/open-job.ts'
import { Button } from '#platform/web/ui/index.ts'
import { printDocuments } from '../../contract/bulk.ts'

/** Draws the chosen documents into one file; it is taken from the work's report. */
export function PrintChosen({ ids, onBegun }: { ids: number[]; onBegun: () => void }) {
  const print = useMutation({
    ...call(printDocuments),
    onError: reportAction,
    onSuccess: ({ id }) => {
      showJob(id)
      onBegun()
    },
  })
  return (
    <Button
      variant="default"
      size="xs"
      disabled={ids.length === 0}
      loading={print.isPending}
      onClick={() => print.mutate({ body: { ids } })}
    >
      <Trans>Скачать PDF</Trans>
    </Button>
  )
}
