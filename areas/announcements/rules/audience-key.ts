interface Line {
  side: string
  unit_id?: number | null | undefined
  role_id?: number | null | undefined
  parallel_id?: number | null | undefined
  class_id?: number | null | undefined
}

/** Names a set of people, as the database does (`announcements.audience.key`). */
export function audienceKey({ side, unit_id, role_id, parallel_id, class_id }: Line): string {
  if (typeof unit_id === 'number') return `${side}:unit:${unit_id}`
  if (typeof role_id === 'number') return `${side}:role:${role_id}`
  if (typeof parallel_id === 'number') return `${side}:parallel:${parallel_id}`
  return typeof class_id === 'number' ? `${side}:class:${class_id}` : side
}
