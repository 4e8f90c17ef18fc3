import { useNavigate, useSearch } from '@tanstack/react-router'

type Values = Readonly<Record<string, unknown>>

export interface ChangeUrl {
  /** Leaves no step for Back: for typing and other small changes. */
  replace?: boolean
}

/**
 * What the page's address says after the question mark, as it is read; what is changed is written beside what stands there.
 * Undefined, null and empty text leave the address.
 * @param rename says former names of fields by their present ones
 */
export function useAddress<T>(
  read: (given: Values) => T,
  rename: (given: Values) => Values = (given) => given,
): [T, (changes: Values, how?: ChangeUrl) => void] {
  const given: Values = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = (changes: Values, { replace = false }: ChangeUrl = {}) => {
    const search = (before: Values) => ({ ...rename(before), ...changes })
    void navigate({ to: '.', search, replace, resetScroll: false })
  }
  return [read(given), change]
}
