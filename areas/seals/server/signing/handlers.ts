import { proofWays, signingOptions } from '#areas/access/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { askSigningAssertion, readSigning } from '../../contract/signing.ts'
import { mustSetUp } from './require-proof.ts'
import { signerOf } from './signer.ts'

const readSigningHandler = handle(readSigning, async ({ caller: { accountId }, db, context, today }) => {
  const [signer, ways, must_set_up] = await Promise.all([
    signerOf(db, accountId, today),
    proofWays(db, accountId),
    mustSetUp({ db, context }, accountId),
  ])
  return { ...signer, ways: [...ways], must_set_up }
})
const askSigningAssertionHandler = handle(
  askSigningAssertion,
  async ({ caller: { accountId }, db, context, http }) => ({
    options: { ...(await signingOptions({ context, db, request: http.request, accountId })) },
  }),
  { ownTransactions: true },
)
export const signingHandlers = [readSigningHandler, askSigningAssertionHandler]
