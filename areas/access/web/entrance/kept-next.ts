/** The page that was asked for, while one is away at a provider to be recognised: of this tab. */
const key = 'sign-in.next'

export function keepNext(next: unknown): void {
  try {
    if (typeof next === 'string') sessionStorage.setItem(key, next)
    else sessionStorage.removeItem(key)
  } catch {
    // a browser that keeps nothing opens the first page
  }
}
/** It is told once. */
export function takeNext(): string | null {
  try {
    const next = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return next
  } catch {
    return null
  }
}
