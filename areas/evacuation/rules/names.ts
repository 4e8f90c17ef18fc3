import { t } from '#platform/contract/text.ts'

const named = 3

/** «Ахметов А., Ким Л., Ли О. и ещё 9»: whom a list of many names begins with. */
export function namesText(names: readonly string[]): string {
  const rest = names.length - named
  return rest > 1 ? t`${names.slice(0, named).join(', ')} и ещё ${rest}` : names.join(', ')
}
