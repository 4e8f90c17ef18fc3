import type { PermissionKey } from '#platform/contract/permission-keys.ts'

/** Keys that lift a scope; held through a limited role, they lift it within the limits only. */
export const liftingKeys = [
  'usr_user',
  'jrn_full_filter',
  'grp_grade',
  'dop_groups',
  'hrs_org_structure',
  'hrs_attendance',
  'doc_final_report_cards_all',
  'doc_final_report_cards_sign',
] as const satisfies readonly PermissionKey[]

/** Keys of the whole house: a limited role does not give them at all, for no class bounds them. */
export const houseKeys = [
  'pas_users',
  'pas_roles',
  'pas_roles_settings',
  'pas_school',
  'pas_tabs',
  'rhb_access',
  'log_logging',
  'log_page_views',
  'log_audit',
] as const satisfies readonly PermissionKey[]

export const isLifting = (key: string): boolean => (liftingKeys as readonly string[]).includes(key)
export const isOfHouse = (key: string): boolean => (houseKeys as readonly string[]).includes(key)
