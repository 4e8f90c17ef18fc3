import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Output } from '#platform/contract/endpoint.ts'
import { keyOf } from '#platform/contract/endpoint.ts'
import { call, reportAction, request } from '#platform/web/api/index.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { Answer, Checkbox, List, Modal, Stack, Text } from '#platform/web/ui/index.ts'
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
  const { new_accounts = 0, changed_passwords = 0 } = preview.data ?? {}
  return (
    <Stack gap="sm">
      <Text size="sm">
        <Trans>Листки с логином и временным паролем: по восемь на странице, их разрезают и раздают.</Trans>
      </Text>
      <Answer of={preview}>{(counts) => <SlipsSummary counts={counts} />}</Answer>
      <Checkbox
        label={<Trans>И тем, кто уже входил: их пароли сменятся, входы завершатся</Trans>}
        checked={includesAll}
        onChange={(event) => setIncludesAll(event.currentTarget.checked)}
      />
      <FormFoot
        action={<Trans>Сделать листки</Trans>}
        onAction={() => make.mutate({ body })}
        isSending={make.isPending}
        isDisabled={new_accounts + changed_passwords === 0}
        onCancel={onClose}
      />
    </Stack>
  )
}

function SlipsSummary({
  counts: { new_accounts, changed_passwords, left, left_count },
}: {
  counts: Output<typeof previewSlips>
}) {
  const more = left_count - left.length
  return (
    <Stack gap={4}>
      <Text fw={550}>
        <Plural
          value={new_accounts}
          _0="Новых учётных записей не будет"
          one="# новая учётная запись"
          few="# новые учётные записи"
          many="# новых учётных записей"
          other="# новой учётной записи"
        />
        {', '}
        <Plural
          value={changed_passwords}
          _0="пароли не сменятся"
          one="# пароль сменится"
          few="# пароля сменятся"
          many="# паролей сменятся"
          other="# пароля сменится"
        />
      </Text>
      {left_count === 0 ? null : (
        <details>
          <summary>
            <Trans>Без листка останутся: {left_count}</Trans>
          </summary>
          <List size="sm" mah={180} style={{ overflow: 'auto' }}>
            {left.map(({ full_name, reason }) => (
              <List.Item key={full_name}>
                {full_name} — {reason}
              </List.Item>
            ))}
          </List>
          {more > 0 ? (
            <Text size="sm" c="dimmed">
              <Trans>и ещё {more}</Trans>
            </Text>
          ) : null}
        </details>
      )}
    </Stack>
  )
}
