/** A journal as it is named in files. */
export const journalOf = ({ group, course }: { group: string; course: string }): string => `${group}, ${course}`
