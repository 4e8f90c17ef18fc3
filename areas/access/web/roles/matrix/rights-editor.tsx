import { Trans, useLingui } from '@lingui/react/macro'
import { IconFileSpreadsheet } from '#platform/web/icons/index.ts'
import { useMemo, useState } from 'react'
import { useAllowed } from '#platform/web/api/index.ts'
import { FormFoot } from '#platform/web/form/index.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { useSaveFile } from '#platform/web/save-file.ts'
import { useLeaveGuard } from '#platform/web/use-leave-guard.ts'
import { Alert, Button, Empty, LinkButton, PageFrame, Panel, useUrlState } from '#platform/web/ui/index.ts'
import type { PermissionGroup } from '../../../contract/permission-table.ts'
import { exportRights, saveRights, type RightsMatrix } from '../../../contract/rights-matrix.ts'
import { cellKey, levelAt, type CellLevel } from '../../../rules/rights-changes.ts'
import { listRoles } from '../../../contract/roles.ts'
import { KeyHoldersDrawer } from '../key-holders-drawer.tsx'
import { MatrixAddress } from './address.ts'
import { Clashes } from './clashes.tsx'
import { RightsFilters } from './rights-filters.tsx'
import { RightsGrid } from './rights-grid.tsx'
import { firstPair } from './compare-roles.ts'
import { RolesDifferenceDrawer } from './roles-difference-drawer.tsx'
import { RoleDrawer } from './role-drawer.tsx'
import { defaultLevels, shownGroups, shownRoles } from './shown-rights.ts'
import { useMayGrant } from './use-may-grant.ts'
import { useRightsDraft } from './use-rights-draft.ts'
import { useSaving } from './use-saving.ts'
import { differencesOf } from './differences.ts'

interface Props {
  matrix: RightsMatrix
  /** All keys. */
  table: readonly PermissionGroup[]
  refetch: () => void
}

/** The matrix with what is not saved yet. */
export function RightsEditor({ matrix, table, refetch }: Props) {
  const { t } = useLingui()
  const [view, change] = useUrlState(MatrixAddress)
  const [requested, setRequested] = useState<string | null>(null)
  const [roleId, setRoleId] = useState<number | null>(null)
  const mayChange = useAllowed(saveRights)
  const seesRoles = useAllowed(listRoles)
  const mayGrant = useMayGrant()
  const { take, isTaking } = useSaveFile(exportRights)
  const draft = useRightsDraft(matrix)
  const { save, isSaving, refusal } = useSaving(draft, refetch)
  const defaults = useMemo(() => defaultLevels(matrix.roles, table), [matrix.roles, table])
  const changed = new Set(draft.changes.map(({ role_id, key }) => cellKey(role_id, key)))
  const roles = shownRoles(matrix.roles, view)
  const groups = shownGroups({ groups: table, view, roles, levels: draft.levels, defaults, changed })
  const role = matrix.roles.find(({ id }) => id === roleId)
  const differing = role ? differencesOf(role.id, table, { levels: draft.levels, defaults }) : []
  const permissionOf = (requested: string | null) =>
    table.flatMap(({ permissions }) => permissions).find(({ key }) => key === requested)
  const set = (id: number, key: string, level: CellLevel) => {
    if (mayGrant(key, level, levelAt(draft.stored, id, key))) return draft.setLevel(id, key, level)
    // Space goes round past what one may not give
    if (level === 'write' && levelAt(draft.levels, id, key) === 'read') return draft.setLevel(id, key, 'none')
    notify.warning(t`Нельзя дать доступ, которого нет у вас: ${permissionOf(key)?.title ?? key}`)
  }
  const count = draft.changes.length
  useLeaveGuard(count > 0 ? t`Несохранённых изменений: ${count}. Они пропадут.` : null)
  return (
    <PageFrame
      title={<Trans>Права ролей</Trans>}
      subtitle={mayChange ? <Trans>Пробел меняет доступ; ч — чтение, п — правка, 0 — нет</Trans> : null}
      actions={
        <>
          {seesRoles ? (
            <LinkButton to="/passport/roles" variant="default">
              <Trans>Роли</Trans>
            </LinkButton>
          ) : null}
          <Button variant="default" onClick={() => change({ compare: firstPair(roles, matrix.roles) })}>
            <Trans>Сравнить роли</Trans>
          </Button>
          <Button
            variant="default"
            leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
            loading={isTaking}
            onClick={() => take({})}
            aria-label={t`Скачать права в XLSX`}
          >
            XLSX
          </Button>
          {mayChange ? (
            <FormFoot
              action={count === 0 ? t`Сохранить` : t`Сохранить: ${count}`}
              onAction={save}
              isSending={isSaving}
              isDisabled={count === 0 || draft.clashes.length > 0}
              cancel={<Trans>Отменить изменения</Trans>}
              {...(count > 0 && { onCancel: draft.clear })}
            />
          ) : null}
        </>
      }
    >
      {refusal === null || draft.clashes.length > 0 ? null : (
        <Alert color="red" variant="light" role="alert">
          {refusal}
        </Alert>
      )}
      <Clashes draft={draft} roles={matrix.roles} />
      <Panel p={0}>
        <RightsFilters view={view} roles={matrix.roles} change={change} />
        {groups.length === 0 ? (
          <Empty title={<Trans>Таких прав нет</Trans>} hint={<Trans>Измените поиск или фильтр</Trans>} />
        ) : (
          <RightsGrid
            groups={groups}
            roles={roles}
            levels={draft.levels}
            defaults={defaults}
            changed={changed}
            onSet={mayChange ? set : undefined}
            onAskHolders={setRequested}
            onAskRole={setRoleId}
          />
        )}
      </Panel>
      <RolesDifferenceDrawer
        roles={matrix.roles}
        groups={table}
        levels={draft.levels}
        pair={view.compare}
        onChange={(compare) => change({ compare })}
      />
      <KeyHoldersDrawer permission={permissionOf(requested) ?? null} onClose={() => setRequested(null)} />
      <RoleDrawer
        role={role}
        differing={differing.length}
        onDefaults={
          mayChange && role
            ? () => {
                for (const { key, level } of differing) set(role.id, key, level)
                setRoleId(null)
              }
            : undefined
        }
        onClose={() => setRoleId(null)}
      />
    </PageFrame>
  )
}
