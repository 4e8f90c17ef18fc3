import type { Output } from '#platform/contract/endpoint.ts'
import type { ImportDeclaration } from '#platform/contract/import.ts'

export const pageSize = 50
/** An import with a page of its rows. */
export type RowsPage = Output<ImportDeclaration['read']>
