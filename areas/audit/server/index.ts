import type { Area } from '#platform/server/area.ts'
import { changeHandlers } from './changes.ts'
import { denialsHandler } from './denials.ts'
import { listSignInsHandler } from './sign-ins.ts'

/** Who did what, who signed in, who was refused: over all areas of the house. */
export function auditOf(areas: readonly Area[]): Area {
  const own: Area = {
    endpoints: [
      ...changeHandlers(areas.flatMap(({ audited = [] }) => audited)),
      listSignInsHandler,
      denialsHandler(() => [...areas, own].flatMap(({ endpoints }) => endpoints)),
    ],
  }
  return own
}
