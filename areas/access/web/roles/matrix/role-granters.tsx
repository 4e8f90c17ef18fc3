import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Answer, Checkbox, MultiSelect, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { changeGranters, listRoles, readRole, readRoleHistory, type RoleRow } from '../../../contract/roles.ts'
import { useGrantedBy } from '../use-granted-by.ts'

/** Who grants a role: said to all who see the matrix, changed by whom may grant it. */
export function RoleGranters({ roleId }: { roleId: number }) {
  const role = useQuery(query(readRole, { params: { id: String(roleId) } }))
  const mayChange = useAllowed(changeGranters)
  const grantedBy = useGrantedBy()
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        <Trans>Кто выдаёт эту роль</Trans>
      </Title>
      <Answer of={role}>
        {(found) =>
          mayChange && found.may_grant ? (
            <Changed key={JSON.stringify(found.granters)} role={found} />
          ) : (
            <Text size="sm">{grantedBy(found)}</Text>
          )
        }
      </Answer>
    </Stack>
  )
}

function Changed({ role }: { role: RoleRow }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const roles = useQuery(query(listRoles, { query: { size: '200' } })).data?.items ?? []
  const { is_granted_by_managers } = role
  const role_ids = role.granters.map(({ id }) => id)
  const entry = useEndpointForm(changeGranters, {
    initialValues: { is_granted_by_managers, role_ids, seen: { is_granted_by_managers, role_ids } },
    input: (body) => ({ params: { id: String(role.id) }, body }),
    onDone: () => {
      notify.success(t`Сохранено`)
      for (const call of [readRole, listRoles, readRoleHistory])
        void client.invalidateQueries({ queryKey: keyOf(call) })
    },
  })
  const { values, setFieldValue } = entry.form
  const isSame =
    values.is_granted_by_managers === is_granted_by_managers &&
    values.role_ids.length === role_ids.length &&
    values.role_ids.every((id) => role_ids.includes(id))
  return (
    <FormBody of={entry}>
      <Checkbox
        label={t`Все, кто ведёт роли`}
        description={t`У кого есть правка в праве «Роли»`}
        checked={values.is_granted_by_managers}
        onChange={({ currentTarget }) => setFieldValue('is_granted_by_managers', currentTarget.checked)}
      />
      <MultiSelect
        label={t`А также держатели ролей`}
        description={t`Суперадминистратор выдаёт любую роль`}
        searchable
        nothingFoundMessage={t`Ничего не найдено`}
        data={roles.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={values.role_ids.map(String)}
        onChange={(chosen) => setFieldValue('role_ids', chosen.map(Number))}
        error={entry.field('role_ids').error}
      />
      <FormFoot size="xs" isSending={entry.isSending} isDisabled={isSame} />
    </FormBody>
  )
}
