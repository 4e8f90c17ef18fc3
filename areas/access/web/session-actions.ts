import { tellTabs } from '#platform/web/api/session-channel.ts'
import { endSession } from '#platform/web/api/refresh.ts'
import { keepToken } from '#platform/web/api/session.ts'
import { request } from '#platform/web/api/request.ts'
import { impersonate, leaveImpersonation, logout, switchClient } from '../contract/tokens.ts'

/** What was read for one person is never shown to another: the page begins anew. */
function beginAnew(accessToken: string): void {
  keepToken(accessToken)
  tellTabs('changed')
  window.location.assign('/')
}

/** Ends the session on the server as well; without an answer it ends here all the same. */
export async function signOut(): Promise<void> {
  await request(logout, { body: {} }).catch(() => undefined)
  endSession('left')
}
/** Signs in as another account; a failed start logs out (specification §4). */
export async function startImpersonation(accountId: number, reason: string): Promise<void> {
  try {
    const { access_token } = await request(impersonate, { params: { id: String(accountId) }, query: { reason } })
    beginAnew(access_token)
  } catch (error) {
    await signOut()
    throw error
  }
}
/** Back to who began. */
export const leave = async (): Promise<void> =>
  beginAnew((await request(leaveImpersonation, { body: {} })).access_token)
/** From the school's side to the family's, or back. */
export const switchTo = async (client: 0 | 1): Promise<void> =>
  beginAnew((await request(switchClient, { body: { client } })).access_token)
