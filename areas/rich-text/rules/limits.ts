/** What one document may hold: some fifty pages of print. Its bytes are those of its JSON in UTF-8. */
export const limits = {
  characters: 150_000,
  bytes: 450_000,
  nodes: 20_000,
  depth: 20,
  columns: 30,
  /** Of a picture's words for who does not see it. */
  alt: 300,
  href: 2_000,
  fieldName: 120,
  comparedValue: 300,
}
/** Signs of a page of print, to tell of a length in pages. */
export const charactersOfPage = 2_800
