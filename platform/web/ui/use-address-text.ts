import { useSearch } from '@tanstack/react-router'

/**
 * One field of the address as it stands there; undefined: none. For what looks at the address on every page: the schemas of
 * `useUrlState` come with the pages that have them.
 */
export function useAddressText(name: string): string | undefined {
  return useSearch({
    strict: false,
    select: (address: Record<string, unknown>) => (typeof address[name] === 'string' ? address[name] : undefined),
  })
}
