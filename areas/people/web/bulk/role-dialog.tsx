import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listRoles } from '#areas/access/contract/roles.ts'
import { call, query, reportAction } from '#platform/web/api/index.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { showJob } from '#platform/web/jobs/open-job.ts'
import { Button, Modal, Select, Stack, Text } from '#platform/web/ui/index.ts'
import { assignRole } from '../../contract/bulk.ts'

interface Props {
  person_ids: number[]
  onBegun: () => void
  onClose: () => void
}

/** Which role the chosen persons are to hold, or to hold no more. */
export function RoleDialog({ person_ids, onBegun, onClose }: Props) {
  const { t } = useLingui()
  const [role, setRole] = useState<string | null>(null)
  const roles = useQuery(query(listRoles, { query: { size: '200' } }))
  const assign = useMutation({
    ...call(assignRole),
    onError: reportAction,
    onSuccess: ({ id }) => {
      showJob(id)
      onBegun()
      onClose()
    },
  })
  const begin = (is_given: boolean) => assign.mutate({ body: { person_ids, role_id: Number(role), is_given } })
  return (
    <Modal opened onClose={onClose} title={t`Роль для выбранных: ${person_ids.length}`} withCloseButton={false}>
      <Stack gap="sm">
        <Select
          label={<Trans>Роль</Trans>}
          searchable
          data-autofocus
          nothingFoundMessage={t`Ничего не найдено`}
          data={(roles.data?.items ?? [])
            .filter(({ may_grant }) => may_grant)
            .map(({ id, title }) => ({ value: String(id), label: title }))}
          value={role}
          onChange={setRole}
        />
        <Text size="sm" c="dimmed">
          <Trans>
            У кого нет учётной записи, останется без роли и будет назван. Показаны роли, которые вы можете выдать.
          </Trans>
        </Text>
        <FormFoot
          action={<Trans>Выдать роль</Trans>}
          onAction={() => begin(true)}
          isSending={assign.isPending}
          isDisabled={role === null}
          onCancel={onClose}
        >
          <Button variant="default" disabled={role === null} loading={assign.isPending} onClick={() => begin(false)}>
            <Trans>Снять роль</Trans>
          </Button>
        </FormFoot>
      </Stack>
    </Modal>
  )
}
