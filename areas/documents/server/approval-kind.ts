/** The table of documents: by it approvals, numbers and seals know them. */
export const documentSubject = 'documents.document'
/** The kind of a document's approval: each kind of documents may have a route of its own. */
export const kindOfRuns = (kindId: number): string => `${documentSubject}:${kindId}`
