import { handle } from '#platform/server/handle.ts'
import { reportSos, readSos } from '../../contract/sos.ts'
import { deviceOf } from './device.ts'
import { keepPress } from './keep-press.ts'
import { networkOf } from './network.ts'
import { readMemo } from './read-memo.ts'

export const readSosHandler = handle(readSos, async ({ caller, db, context, http }) => {
  // whoever has opened the page before pressing is no new device any more
  deviceOf(context, http)
  return readMemo(db, context, caller?.client)
})

/** Kept apart from the marks: nobody knows who has really written it. */
export const reportSosHandler = handle(
  reportSos,
  async ({ body: { device, ...said }, caller, context, http }) =>
    keepPress(context, {
      ...said,
      accountId: caller?.act ?? caller?.accountId ?? null,
      device: deviceOf(context, http, device),
      address: networkOf(http.request.ip),
    }),
  // a flood is gathered before it takes a connection
  { ownTransactions: true },
)
