import { accountRoleHandlers } from './account-roles.ts'
import { roleChangeHandlers } from './change-roles.ts'
import { changeGrantersHandler } from './change-granters.ts'
import { exportRightsHandler } from './export-rights.ts'
import { findKeyHoldersHandler } from './key-holders.ts'
import { roleListHandlers } from './list-roles.ts'
import { readRightsMatrixHandler } from './read-matrix.ts'
import { restoreRoleHandler } from './restore-role.ts'
import { readPermissionsHandler } from './read-permissions.ts'
import { readRoleHistoryHandler } from './role-history.ts'
import { roleHolderHandlers } from './role-holders.ts'
import { previewRightsHandler } from './preview-rights.ts'
import { saveRightsHandler } from './save-rights.ts'

/** Roles, what they open, who holds them within what limits. */
export const roleHandlers = [
  ...roleListHandlers,
  ...roleHolderHandlers,
  ...roleChangeHandlers,
  changeGrantersHandler,
  readRoleHistoryHandler,
  readRightsMatrixHandler,
  restoreRoleHandler,
  readPermissionsHandler,
  saveRightsHandler,
  previewRightsHandler,
  exportRightsHandler,
  findKeyHoldersHandler,
  ...accountRoleHandlers,
]
