import { use } from 'react'
import type { ShellPart } from '#platform/web/frame/shell-part.ts'
import { AppPartsContext } from '../app-parts.ts'

/** What the areas put at a place of the frame. */
export function ShellParts({ at }: Pick<ShellPart, 'at'>) {
  const parts = use(AppPartsContext)?.shellParts ?? []
  return parts.filter((part) => part.at === at).map(({ order, component: Part }) => <Part key={order} />)
}
