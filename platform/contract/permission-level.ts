export const permissionLevels = ['read', 'write'] as const
export type PermissionLevel = (typeof permissionLevels)[number]

/** The level a text names (specification §5); throws for anything but `read` and `write`. */
export function parsePermissionLevel(level: string): PermissionLevel {
  if (level === 'read' || level === 'write') return level
  throw new Error('Permission level must be read or write')
}
