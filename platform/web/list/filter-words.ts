import { maxNarrowedByLength } from '#platform/contract/list.ts'

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
const nameOf = (field: HTMLInputElement) =>
  plain(field.ariaLabel ?? field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent)

function wordsOf(field: HTMLInputElement): string {
  if (field.type === 'checkbox' || field.type === 'radio')
    return field.checked ? plain(field.labels?.[0]?.textContent) || nameOf(field) : ''
  const value = plain(field.value)
  return value === '' ? '' : [nameOf(field), value].filter((one) => one !== '').join(': ')
}

/** What the fields of a list's filters say, each under its name, as they are told to who hears them: «Класс: 7А · В архиве». */
export const filterWords = (filters: HTMLElement): string =>
  [...filters.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
    .map(wordsOf)
    .filter((words) => words !== '')
    .join(' · ')

/** Says to whoever writes the file of a list how the fields of a search in `within` narrow it. */
export function narrowedBy(within: HTMLElement | null | undefined): { narrowed_by?: string } {
  const search = within?.querySelector<HTMLElement>('search') ?? null
  const words = search === null ? '' : filterWords(search)
  return words === '' ? {} : { narrowed_by: words.slice(0, maxNarrowedByLength) }
}
