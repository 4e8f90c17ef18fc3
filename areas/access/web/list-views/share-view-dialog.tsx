import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ListView } from '#platform/contract/list-views.ts'
import { query } from '#platform/web/api/index.ts'
import { FormDialog, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { Answer, MultiSelect } from '#platform/web/ui/index.ts'
import { listRolesForViews, shareListView } from '../../contract/list-views.ts'

interface Props {
  view: ListView
  onShared: (view: ListView) => void
  onClose: () => void
}

/** With which roles a kept view of a list is shared. */
export function ShareViewDialog({ view, onShared, onClose }: Props) {
  const { t } = useLingui()
  const roles = useQuery(query(listRolesForViews, {}))
  const entry = useEndpointForm(shareListView, {
    initialValues: { role_ids: view.roles.map(({ id }) => id) },
    input: (body) => ({ params: { id: String(view.id) }, body }),
    onDone: (shared) => {
      onShared(shared)
      notify.success(t`Сохранено`)
      onClose()
    },
  })
  return (
    <FormDialog of={entry} onClose={onClose} title={t`Поделиться видом «${view.name}»`}>
      <Answer of={roles}>
        {({ items }) => (
          <MultiSelect
            label={t`Роли`}
            description={t`Вид появится в меню «Виды» у всех, кто держит одну из этих ролей. Каждый увидит по нему то, что список показывает ему самому.`}
            searchable
            clearable
            nothingFoundMessage={t`Ничего не найдено`}
            data={items.map(({ id, title }) => ({ value: String(id), label: title }))}
            value={entry.form.values.role_ids.map(String)}
            onChange={(chosen) => entry.form.setFieldValue('role_ids', chosen.map(Number))}
            error={entry.field('role_ids').error}
          />
        )}
      </Answer>
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}
