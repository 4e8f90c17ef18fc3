import type { Area } from '#platform/server/area.ts'
import { signingHandlers } from './signing/handlers.ts'
import { verifyDocumentHandler } from './verification/verify.ts'

export { replaceSeals, revokeSeals } from './end-seals.ts'
export { freezeFile, frozenFile } from './frozen-files.ts'
export { sealOf, sealsOf, type SealOfPaper } from './read-seals.ts'
export { sealPapers, type PaperToSeal, type Seal, type Signer } from './seal-papers.ts'
export { requireSigningProof, type ProvenSigner } from './signing/require-proof.ts'
export { signerOf } from './signing/signer.ts'

/** The registry of papers that anybody who holds one can verify, and how they are signed. */
export const sealsArea: Area = {
  endpoints: [verifyDocumentHandler, ...signingHandlers],
}
