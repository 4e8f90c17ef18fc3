import { publishToTabs } from '#platform/web/api/session-channel.ts'
import { changeSession, leaveSession } from '#platform/web/api/refresh.ts'
import { maySignOut } from '#platform/web/api/sign-out.ts'
import { noteLeaving } from '#platform/web/api/leaving.ts'
import { keepToken } from '#platform/web/api/session.ts'
import { request } from '#platform/web/api/request.ts'
import { impersonate, leaveImpersonation, logout, switchChanges, switchClient } from '../contract/tokens.ts'

/** What was read for one person is never shown to another: the page begins anew. */
async function goOver(change: () => Promise<unknown>): Promise<void> {
  await changeSession(change)
  publishToTabs('changed')
  window.location.assign('/')
}

/** Ends the session on the server as well; without an answer it ends here all the same, and the server is told later. */
const end = (): Promise<void> => leaveSession(() => request(logout, { body: {} }).catch(noteLeaving))

/** Signs out, unless something unsent keeps the person in. */
export async function signOut(): Promise<void> {
  if (await maySignOut()) await end()
}
/** Signs in as another account; a failed start logs out (specification §4). */
export async function startImpersonation(accountId: number, reason: string): Promise<void> {
  try {
    await goOver(() => request(impersonate, { params: { id: String(accountId) }, query: { reason } }))
  } catch (error) {
    await end()
    throw error
  }
}
/** Back to who began. */
export const leave = (): Promise<void> => goOver(() => request(leaveImpersonation, { body: {} }))
/** Under another's name: whether anything may be changed. The page stands as it is; other tabs learn it at once. */
export async function switchChangesTo(isOn: boolean): Promise<void> {
  const { access_token } = await request(switchChanges, { body: { is_on: isOn } })
  keepToken(access_token)
  publishToTabs('renewed')
}
/** From the school's side to the family's, or back. */
export const switchTo = (client: 0 | 1): Promise<void> => goOver(() => request(switchClient, { body: { client } }))
