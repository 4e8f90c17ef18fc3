import { translate } from '#platform/contract/text.ts'
import type { ApprovalParts } from '#platform/server/approvals.ts'
import type { Database } from '#platform/server/database.ts'

export interface RouteKind {
  kind: string
  title: string
  parent: string | null
}

/** Kinds that a route may lead, variants after their kind. */
export async function readRouteKinds(db: Database, { kinds }: ApprovalParts): Promise<RouteKind[]> {
  const all: RouteKind[] = []
  for (const { name, title, variants } of kinds) {
    all.push({ kind: name, title: translate(title), parent: null })
    for (const one of (await variants?.(db)) ?? [])
      all.push({ kind: `${name}:${one.id}`, title: one.title, parent: name })
  }
  return all
}
