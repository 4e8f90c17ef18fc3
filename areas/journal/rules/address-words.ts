/** The id of a quarter, or the whole year, as the address of a journal says it. */
export const periodIn = (text: string): number | 'year' => (text === 'year' ? text : Number(text))

/** Addresses that people have kept call the summary sheet 'council'. */
export const presentTab = (tab: string): string => (tab === 'council' ? 'summary-sheet' : tab)
