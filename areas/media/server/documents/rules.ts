import { allows, anyOf, open, type Access } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import type { Caller } from '#platform/server/caller.ts'
import { forbidden, refuse, unauthenticated } from '#platform/server/refusal.ts'
import type { UploadRule } from '#platform/server/upload-rule.ts'

/**
 * What documents may be given for, of all areas.
 * @throws Error where two purposes bear one key
 */
export function uploadRulesOf(areas: readonly Area[]): readonly UploadRule[] {
  const all = areas.flatMap(({ uploads = [] }) => uploads)
  const twice = all.find(({ purpose }, index) => all.findIndex((one) => one.purpose.key === purpose.key) < index)
  if (twice) throw new Error(`Purpose ${twice.purpose.key} is declared twice`)
  return all
}

/** Whoever may give something for one purpose at least; everybody, where strangers are among them. */
export const anyGiverOf = (rules: readonly UploadRule[]): Access =>
  rules.some(({ givers }) => allows(givers, null)) ? open() : anyOf(...rules.map(({ givers }) => givers))

/** The rule of a purpose, for who may give for it. @throws 422 of an unknown one, 401, 403 */
export function requireGiver(rules: readonly UploadRule[], key: string, caller: Caller | null): UploadRule {
  const rule = rules.find(({ purpose }) => purpose.key === key)
  if (!rule) throw refuse('purpose', msg`Такие файлы не принимаются`)
  if (allows(rule.givers, caller)) return rule
  throw caller === null ? unauthenticated() : forbidden()
}
