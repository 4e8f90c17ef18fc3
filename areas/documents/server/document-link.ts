import type { Folder } from '#platform/contract/enumerations.ts'

/** Where a document stands on the pages of the school. */
export const documentLink = (id: number, folder: Folder): string => `/documents/${folder}?id=${id}`
