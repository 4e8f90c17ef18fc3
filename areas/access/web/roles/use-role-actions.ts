import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf, type AnyEndpoint } from '#platform/contract/endpoint.ts'
import { reportAction, request } from '#platform/web/api/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { notify } from '#platform/web/notifications/notify.ts'
import { readAccountCard, readAccountHistory } from '../../contract/account-card.ts'
import { giveRole, limitRole, readAccountRoles, takeRole, type RoleLimits } from '../../contract/account-roles.ts'
import { findKeyHolders, readRightsMatrix } from '../../contract/rights-matrix.ts'
import { findAccounts, listRoleHolders, listRoles, readRole } from '../../contract/roles.ts'

type Limit = Pick<RoleLimits[number], 'kind' | 'id'>
/** All that says who holds which role. */
const affected: readonly AnyEndpoint[] = [
  readAccountRoles,
  readAccountCard,
  readAccountHistory,
  listRoleHolders,
  listRoles,
  readRole,
  findAccounts,
  findKeyHolders,
  readRightsMatrix,
]
const bare = (limits: readonly Limit[]): Limit[] => limits.map(({ kind, id }) => ({ kind, id }))

interface Back {
  /** What is told once it stands as it was. */
  done: string
  act: () => Promise<unknown>
}

/** Gives, limits and takes roles of accounts, each with its way back; a refusal is told in its words. Each answers whether it was done. */
export function useRoleActions() {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const act = async (change: () => Promise<unknown>, done: string, back?: Back): Promise<boolean> => {
    setBusy(true)
    try {
      await change()
      if (back) notify.undoable(done, { label: t`Вернуть`, act: () => void act(back.act, back.done) })
      else notify.success(done)
      return true
    } catch (error) {
      reportAction(error)
      return false
    } finally {
      setBusy(false)
      for (const call of affected) void client.invalidateQueries({ queryKey: keyOf(call) })
    }
  }
  const give = (account: number, roleId: number, limits: readonly Limit[]) =>
    request(giveRole, { params: { id: String(account) }, body: { role_id: roleId, limits: bare(limits) } })
  const take = (account: number, roleId: number) =>
    request(takeRole, { params: { id: String(account), role: String(roleId) } })
  const limit = (account: number, roleId: number, limits: readonly Limit[], seen: readonly Limit[]) =>
    request(limitRole, {
      params: { id: String(account), role: String(roleId) },
      body: { limits: bare(limits), seen: bare(seen) },
    })
  return {
    isBusy,
    give: (account: number, roleId: number, limits: readonly Limit[]) =>
      act(() => give(account, roleId, limits), t`Роль выдана`, {
        done: t`Роль забрана`,
        act: () => take(account, roleId),
      }),
    limit: (account: number, roleId: number, limits: readonly Limit[], seen: readonly Limit[]) =>
      act(() => limit(account, roleId, limits, seen), t`Пределы роли изменены`, {
        done: t`Пределы роли прежние`,
        act: () => limit(account, roleId, seen, limits),
      }),
    /** `limits` within which it was held: it comes back as it was. */
    take: async (
      account: number,
      roleId: number,
      { limits, ...names }: { person: string; role: string; limits: readonly Limit[] },
    ) => {
      const isSure = await dialog.confirm({
        message: t`Забрать роль «${names.role}»?`,
        description: t`${names.person}: доступ этой роли закроется сразу.`,
        ok: t`Забрать`,
        isDangerous: true,
      })
      if (!isSure) return false
      return act(() => take(account, roleId), t`Роль забрана`, {
        done: t`Роль возвращена`,
        act: () => give(account, roleId, limits),
      })
    },
  }
}
