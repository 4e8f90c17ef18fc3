import { useLingui } from '@lingui/react/macro'
import type { RoleRow } from '../../contract/roles.ts'

/** @returns who grants a role, in words: «те, кто ведёт роли, Директор» */
export function useGrantedBy() {
  const { t } = useLingui()
  return ({ is_granted_by_managers, granters }: Pick<RoleRow, 'is_granted_by_managers' | 'granters'>): string =>
    [...(is_granted_by_managers ? [t`те, кто ведёт роли`] : []), ...granters.map(({ title }) => title)].join(', ') ||
    t`только суперадминистратор`
}
