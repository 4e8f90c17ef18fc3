import type { Area } from '#platform/server/area.ts'
import { auditedOf } from './audited-of.ts'
import { changeHandlers } from './changes.ts'
import { denialHandlers } from './denials.ts'
import { failedSignInHandlers } from './failed-sign-ins.ts'
import { signInHandlers } from './sign-ins.ts'

/** Who did what, who signed in, who was refused: over all areas. */
export function auditOf(areas: readonly Area[]): Area {
  const ownArea: Area = {
    endpoints: [
      ...changeHandlers(auditedOf(areas)),
      ...signInHandlers,
      ...failedSignInHandlers,
      ...denialHandlers(() => [...areas, ownArea].flatMap(({ endpoints }) => endpoints)),
    ],
  }
  return ownArea
}
