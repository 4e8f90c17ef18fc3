import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import { query } from '#platform/web/api/index.ts'
import { FormBody, FormFoot, numberOrNull, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Modal, Select, Textarea, TextInput } from '#platform/web/ui/index.ts'
import { readRightsMatrix } from '../../../contract/rights-matrix.ts'
import { changeRole, createRole, listRoles, readRole, readRoleHistory, type RoleRow } from '../../../contract/roles.ts'

interface Props {
  /** Of which name and description are changed; absent: a new one. */
  role?: RoleRow
  onClose: () => void
  onSaved: (role: RoleRow) => void
}

/** A role's name and what it is for; a new one may begin with the rights of another. */
export function RoleDialog({ role, onClose, onSaved }: Props) {
  const { t } = useLingui()
  return (
    <Modal opened onClose={onClose} title={role ? t`Изменить роль` : t`Новая роль`} withCloseButton={false}>
      {role ? (
        <Changed role={role} onClose={onClose} onSaved={onSaved} />
      ) : (
        <Created onClose={onClose} onSaved={onSaved} />
      )}
    </Modal>
  )
}

function useSaved(onSaved: (role: RoleRow) => void) {
  const { t } = useLingui()
  const client = useQueryClient()
  return (saved: RoleRow) => {
    notify.success(t`Роль сохранена`)
    for (const call of [listRoles, readRole, readRoleHistory, readRightsMatrix])
      void client.invalidateQueries({ queryKey: keyOf(call) })
    onSaved(saved)
  }
}

function Created({ onClose, onSaved }: Omit<Props, 'role'>) {
  const { t } = useLingui()
  const roles = useQuery(query(listRoles, { query: { size: '200' } })).data?.items ?? []
  const entry = useEndpointForm(createRole, {
    initialValues: { title: '', description: '', copy_of: null as number | null },
    onDone: useSaved(onSaved),
  })
  const copy = entry.form.values.copy_of
  return (
    <FormBody of={entry}>
      <TextInput label={t`Название`} maxLength={100} data-autofocus {...entry.field('title')} />
      <Textarea label={t`Для чего`} autosize minRows={2} maxLength={500} {...entry.field('description')} />
      <Select
        label={t`Права взять у роли`}
        description={t`Копировать можно роль, все права которой есть у вас`}
        placeholder={t`Без прав`}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t`Без прав` }}
        data={roles.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={copy === null ? null : String(copy)}
        onChange={(chosen) => entry.form.setFieldValue('copy_of', numberOrNull(chosen))}
      />
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormBody>
  )
}

function Changed({ role, onClose, onSaved }: Required<Props>) {
  const { t } = useLingui()
  const { title, description, version } = role
  const entry = useEndpointForm(changeRole, {
    initialValues: { title, description, version },
    input: (body) => ({ params: { id: String(role.id) }, body }),
    onDone: useSaved(onSaved),
  })
  return (
    <FormBody of={entry}>
      <TextInput label={t`Название`} maxLength={100} data-autofocus {...entry.field('title')} />
      <Textarea label={t`Для чего`} autosize minRows={2} maxLength={500} {...entry.field('description')} />
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormBody>
  )
}
