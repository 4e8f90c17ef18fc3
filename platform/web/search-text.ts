type Plain = string | number | boolean | null | undefined
type Search = Record<string, Plain>

/** Search of an address as plain texts: `?page=2&search=Иванов`, without quotes and JSON. */
export const parseSearch = (text: string): Search => Object.fromEntries(new URLSearchParams(text))

/** What is undefined, null or empty leaves the address; keys keep their order. */
export function stringifySearch(search: Search): string {
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    value === undefined || value === null || value === '' ? [] : [[key, String(value)]],
  )
  const text = new URLSearchParams(pairs).toString().replaceAll('%7E', '~')
  return text === '' ? '' : `?${text}`
}
