import { permissionKey } from '#platform/contract/permission-key.ts'

export const logLogging = permissionKey('log_logging')
export const logPageViews = permissionKey('log_page_views')
