import { useSearch } from '@tanstack/react-router'

/**
 * One field of the address as it stands there; undefined: none. For what looks at the address on every page: what
 * `useUrlState` reads by comes with the pages that have it.
 */
export function useAddressText(name: string): string | undefined {
  return useSearch({
    strict: false,
    select: (address: Record<string, unknown>) => (typeof address[name] === 'string' ? address[name] : undefined),
  })
}
