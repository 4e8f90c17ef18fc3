import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { readAccountCardHandler, readAccountHistoryHandler, toldFields } from './account-card.ts'
import { changeAccounts } from './accounts/change-accounts.ts'
import { changeAccountHandler } from './change-account.ts'
import { changeLanguageHandler } from './change-language.ts'
import { changePasswordHandler } from './change-password.ts'
import { impersonateHandler, leaveHandler } from './impersonation.ts'
import { listViews } from './list-views.ts'
import { logoutHandler } from './logout.ts'
import { ownSessions } from './own-sessions.ts'
import { permissions } from './permissions.ts'
import { refreshHandler } from './refresh.ts'
import { restore } from './restore.ts'
import { rolesAndRights } from './roles/index.ts'
import { factorHolders } from './second-factor/holders.ts'
import { ownFactor } from './second-factor/own-factor.ts'
import { askAssertionHandler, signInHandler } from './sign-in.ts'
import { forgetSlips, loginSlips } from './slips/index.ts'
import { makingSlips } from './slips/making.ts'
import { signInsHandler } from './sign-ins.ts'
import { switchClientHandler } from './switch-client.ts'

export { accessTokenOf } from './access-token.ts'
export { installRoles } from './install-roles.ts'
export { beginAttempt } from './attempts.ts'
export { blockAccount } from './block-account.ts'
export { holdAccounts, partAccounts, uniteAccounts, type UnitedAccounts } from './accounts/unite-accounts.ts'
export { callerOfAccount } from './caller-of-account.ts'
export { everybody, type EqualRights } from './everybody.ts'
export { ofRecord, readHistory } from './history/read-history.ts'
export { stepsOf } from './history/steps.ts'
export { giveRoleTo, takeRoleFrom } from './roles/account-roles.ts'
export { keepingRights } from './roles/keep-rights.ts'
export { instant } from './instant.ts'
export { hashPassword } from './passwords.ts'
export { permission } from './permission.ts'
export { findPersonReasons, mayFindPerson, personScope } from './scope/persons.ts'
export { holdsWithin, isWithin, reachOf, widenedReach, widest, type Reach } from './scope/reach.ts'
export { isAmong, isPaired } from './scope/sets.ts'
export { hashOf, randomToken } from './secrets.ts'
export { openSession, recentlyEndedSessions } from './sessions.ts'
export { permissionGroups } from '../rules/permission-groups.ts'
export { readSignIns } from './sign-ins.ts'
export { tellReason } from '../rules/reason-texts.ts'
export { heldReasons, type HeldReason } from './why/held-reasons.ts'
export { roleHistoryOf } from './roles/role-history.ts'
export { whyOf } from './why/index.ts'

/** Accounts, sign-ins, sessions, passwords, impersonation, roles and rights. */
export const access: Area = {
  endpoints: [
    signInHandler,
    askAssertionHandler,
    refreshHandler,
    logoutHandler,
    leaveHandler,
    impersonateHandler,
    switchClientHandler,
    changePasswordHandler,
    changeLanguageHandler,
    ...restore,
    ...ownSessions,
    changeAccountHandler,
    ...changeAccounts,
    ...ownFactor,
    ...factorHolders,
    ...loginSlips,
    readAccountCardHandler,
    readAccountHistoryHandler,
    signInsHandler,
    ...listViews,
    ...rolesAndRights,
  ],
  permissions,
  longJobs: [makingSlips],
  upkeep: [forgetSlips],
  audited: [
    { subject: 'access.account', title: msg`учётная запись`, fields: toldFields, about: 'account' },
    { subject: 'access.session', title: msg`вход`, fields: ['ended'] },
  ],
}
