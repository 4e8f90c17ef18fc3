/** Kinds of what a role may be limited to: the database knows no other. */
export const roleLimitKinds = ['class', 'cathedra', 'unit'] as const
export type RoleLimitKind = (typeof roleLimitKinds)[number]
