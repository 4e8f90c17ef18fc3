import type { Attachment } from '#areas/media/web/index.ts'

/** Ids of the files that a form sends: those that were refused stay behind. */
export const sentFiles = (files: readonly Attachment[]): number[] =>
  files.filter(({ state }) => state !== 'refused').map(({ id }) => id)
