/** Keys under which an earlier version of the program kept unsent texts: account, group, lesson. */
export const formerKey = (accountId: number): string => `journal.lesson.${accountId}.`
export function formerKeys(accountId: number): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(formerKey(accountId)))
  } catch {
    // a browser that keeps nothing has kept nothing
    return []
  }
}

export const countFormerEdits = (accountId: number): number => formerKeys(accountId).length

export function clearFormerEdits(accountId: number): void {
  for (const key of formerKeys(accountId)) localStorage.removeItem(key)
}
