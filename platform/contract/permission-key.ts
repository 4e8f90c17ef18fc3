declare const isPermissionKey: unique symbol

/**
 * A subject key of permissions (specification §6). A role holds a key at level read or write; write includes read. Each is
 * declared once, in `contract/permissions.ts` of its own area; everybody else imports it, a mere string does not compile.
 */
export type PermissionKey = string & { readonly [isPermissionKey]: true }

/** Declares a key. */
export const permissionKey = (key: string): PermissionKey => key as PermissionKey
