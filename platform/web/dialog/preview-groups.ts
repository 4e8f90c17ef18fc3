/** One thing that an action does to somebody or something; where there is a choice, what may happen instead. */
export interface PreviewItem {
  id: string
  /** To whom or what: «Абаева Алия». */
  label: string
  /** What becomes of it: «5», «нет СОР 1». */
  text?: string
  choices?: readonly { value: string; label: string }[]
  /** What is chosen at first; by default the first of the choices. */
  chosen?: string
}
export interface PreviewGroup {
  title: string
  items: readonly PreviewItem[]
  /** Where nothing is to be listed one by one: how many there are. */
  count?: number
}
/** What is chosen, by the id of the item. */
export type Choices = Readonly<Record<string, string>>

/** What is chosen before anybody has chosen. */
export function firstChoices(groups: readonly PreviewGroup[]): Choices {
  const chosen = groups
    .flatMap(({ items }) => items)
    .flatMap(({ id, choices, chosen: first }) => {
      const value = first ?? choices?.[0]?.value
      return choices && value !== undefined ? [[id, value] as const] : []
    })
  return Object.fromEntries(chosen)
}
