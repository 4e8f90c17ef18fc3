import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf } from '#platform/contract/endpoint.ts'
import type { Preview } from '#platform/contract/preview.ts'
import { call, reportAction, request } from '#platform/web/api/index.ts'
import { PreviewList } from '#platform/web/dialog/preview-list.tsx'
import { previewGroups } from '#platform/web/dialog/preview.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { Answer, Checkbox, Modal, Stack, Text } from '#platform/web/ui/index.ts'
import { previewSlips, makeSlips } from '../../contract/login-slips.ts'
import type { SlipChoice } from './choice.ts'
import { SlipsProgress } from './slips-progress.tsx'

/** What would be done, then the work, then the file. */
export function SlipsDialog({ choice, onClose }: { choice: SlipChoice; onClose: () => void }) {
  const { t } = useLingui()
  const [jobId, setJobId] = useState<number | null>(null)
  return (
    <Modal opened onClose={onClose} title={t`Листки для входа`} withCloseButton={false}>
      {jobId === null ? (
        <SlipsPreview choice={choice} onBegun={setJobId} onClose={onClose} />
      ) : (
        <SlipsProgress jobId={jobId} onClose={onClose} />
      )}
    </Modal>
  )
}

interface Props {
  choice: SlipChoice
  onBegun: (jobId: number) => void
  onClose: () => void
}
function SlipsPreview({ choice, onBegun, onClose }: Props) {
  const [includesAll, setIncludesAll] = useState(false)
  const body = { ...choice, include_signed_in: includesAll }
  const preview = useQuery({
    queryKey: keyOf(previewSlips, { body }),
    queryFn: ({ signal }) => request(previewSlips, { body }, { signal }),
    gcTime: 0,
  })
  const make = useMutation({ ...call(makeSlips), onError: reportAction, onSuccess: ({ id }) => onBegun(id) })
  return (
    <Stack gap="sm">
      <Text size="sm">
        <Trans>Листки с логином и временным паролем: по восемь на странице, их разрезают и раздают.</Trans>
      </Text>
      <Answer of={preview}>{(found) => <SlipsPreviewed preview={found} />}</Answer>
      <Checkbox
        label={<Trans>И тем, кто уже входил: их пароли сменятся, входы завершатся</Trans>}
        checked={includesAll}
        onChange={(event) => setIncludesAll(event.currentTarget.checked)}
      />
      <FormFoot
        action={<Trans>Сделать листки</Trans>}
        onAction={() => make.mutate({ body })}
        isSending={make.isPending}
        isDisabled={preview.data === undefined || preview.data.obstacles.length > 0}
        onCancel={onClose}
      />
    </Stack>
  )
}

function SlipsPreviewed({ preview }: { preview: Preview }) {
  return (
    <>
      {preview.obstacles.map((obstacle) => (
        <Text key={obstacle} fw={550}>
          {obstacle}
        </Text>
      ))}
      <PreviewList groups={previewGroups(preview)} />
    </>
  )
}
