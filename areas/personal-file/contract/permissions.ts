import { permissionKey } from '#platform/contract/permission-key.ts'

export const usrHealth = permissionKey('usr_health')
