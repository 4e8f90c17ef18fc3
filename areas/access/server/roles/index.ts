import { accountRoles } from './account-roles.ts'
import { roleChanges } from './change-roles.ts'
import { exportMatrix } from './export-rights.ts'
import { keyHolders } from './key-holders.ts'
import { roleLists } from './list-roles.ts'
import { readMatrix } from './read-matrix.ts'
import { permissionTable } from './read-permissions.ts'
import { roleHistory } from './role-history.ts'
import { roleHolders } from './role-holders.ts'
import { rightsChanges } from './save-rights.ts'

/** Roles, what they open, who holds them within what limits. */
export const rolesAndRights = [
  ...roleLists,
  ...roleHolders,
  ...roleChanges,
  roleHistory,
  readMatrix,
  permissionTable,
  ...rightsChanges,
  exportMatrix,
  keyHolders,
  ...accountRoles,
]
