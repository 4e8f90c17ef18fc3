import { accountValues, readingTitles, sessionAudit } from './history/account-words.ts'
import { inWords } from '#platform/server/audited.ts'
import { rolesCount } from './roles/roles-count.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { readAccountCardHandler, readAccountHistoryHandler, auditedFields } from './account-card.ts'
import { ceilingNames } from '../rules/reading-verdict.ts'
import { changeAccountHandlers } from './accounts/change-accounts.ts'
import { changeAccountHandler } from './change-account.ts'
import { changeLanguageHandler } from './change-language.ts'
import { changePasswordHandler } from './change-password.ts'
import { forgetFailedSignIns } from './failed-sign-ins.ts'
import { firstSteps } from './first-steps.ts'
import { impersonateHandler, leaveImpersonationHandler } from './impersonation.ts'
import { listViewHandlers, sharedViewHandlers } from './list-views/index.ts'
import { menuSettingsHandlers } from './menu-settings.ts'
import { logoutHandler } from './logout.ts'
import { ownContactHandlers } from './own-contacts/index.ts'
import { ownSessionHandlers } from './own-sessions.ts'
import { permissions } from './permissions.ts'
import { refreshTokensHandler } from './refresh.ts'
import { restoreHandlers } from './restore.ts'
import { roleHandlers } from './roles/index.ts'
import { forgetReadings, readingHandlers } from './reading-ceiling/index.ts'
import { waitingReaders } from './reading-ceiling/waiting.ts'
import { factorHolderHandlers } from './second-factor/holders.ts'
import { ownFactorHandlers } from './second-factor/own-factor.ts'
import { askAssertionHandler, signInHandler } from './sign-in.ts'
import { providerHandlers, providerAudit } from './providers/index.ts'
import { forgetSlips, loginSlipHandlers } from './slips/index.ts'
import { makeSlipsJob } from './slips/making.ts'
import { listSignInsHandler } from './sign-ins.ts'
import { switchChangesHandler } from './switch-changes.ts'
import { switchClientHandler } from './switch-client.ts'

export { accessTokenOf } from './access-token.ts'
export { installRoles } from './install-roles.ts'
export { beginAttempt } from './attempts.ts'
export { blockAccount, reopenAccount } from './block-account.ts'
export { lockAccounts, splitAccounts, mergeAccounts, type MergedAccounts } from './accounts/merge-accounts.ts'
export { callerOfAccount, languageOfAccount, presentRights } from './caller-of-account.ts'
export { accountsByRights, type EqualRights } from './accounts-by-rights.ts'
export { ofRecord, readHistory } from './history/read-history.ts'
export { stepsOf } from './history/steps.ts'
export { findGrantor, mayManageAccount } from './roles/grantor.ts'
export { openAccount } from './accounts/new-account.ts'
export { temporaryPassword } from './accounts/temporary-password.ts'
export { mayManage } from './accounts/may-change.ts'
export { closingObjection, requireClosable, returningObjection } from './accounts/closing.ts'
export { giveRoleTo, takeRoleFrom } from './roles/account-roles.ts'
export { publishRights } from './roles/publish-rights.ts'
export { holdersOfKey } from './key-holders.ts'
export { keepingRights } from './roles/keep-rights.ts'
export { instant } from './instant.ts'
export { hashPassword } from './passwords.ts'
export { permission } from './permission.ts'
export { readerOfBrowser, type BrowserReader } from './reader-of-browser.ts'
export { findPersonReasons, mayFindPerson, personScope } from './scope/persons.ts'
export {
  holdsWithin,
  isWithin,
  scopeOf,
  widenedScope,
  unionOfScopes,
  type PermissionScope,
} from './scope/permission-scope.ts'
import { factorChanged, impersonated, mailChanged, newSignIn, passwordChanged, readingCeiling } from './notice-kinds.ts'
export { isAmong, isPaired } from './scope/sets.ts'
export { hashOf, randomToken } from './secrets.ts'
export { openSession, recentlyEndedSessions } from './sessions.ts'
export { permissionGroups } from '../rules/permission-groups.ts'
export { readSignIns } from './sign-ins.ts'
export { countPersons, unknownPerson } from './reading-ceiling/index.ts'
export { isOverCeiling } from './reading-ceiling/over-ceiling.ts'
export { signingOptions } from './second-factor/passkeys.ts'
export {
  proofWays,
  requireProof,
  type GivenProof,
  type ProofMethod,
  type ProvingCall,
} from './second-factor/require-proof.ts'
export { matchingReasons, type MatchingReason } from './explain-access/matching-reasons.ts'
export { roleHistoryOf } from './roles/role-history.ts'
export { demonstrationAdministrator } from './demonstration/administrator.ts'
export { explainAccessArea } from './explain-access/index.ts'

/** Accounts, sign-ins, sessions, passwords, impersonation, roles and rights. */
export const accessArea: Area = {
  noticeKinds: [newSignIn, impersonated, factorChanged, passwordChanged, mailChanged, readingCeiling],
  counts: [rolesCount],
  waiting: [waitingReaders],
  firstSteps,
  endpoints: [
    signInHandler,
    askAssertionHandler,
    refreshTokensHandler,
    logoutHandler,
    leaveImpersonationHandler,
    impersonateHandler,
    switchChangesHandler,
    switchClientHandler,
    changePasswordHandler,
    changeLanguageHandler,
    ...ownContactHandlers,
    ...restoreHandlers,
    ...ownSessionHandlers,
    changeAccountHandler,
    ...changeAccountHandlers,
    ...ownFactorHandlers,
    ...factorHolderHandlers,
    ...readingHandlers,
    ...loginSlipHandlers,
    ...providerHandlers,
    readAccountCardHandler,
    readAccountHistoryHandler,
    listSignInsHandler,
    ...listViewHandlers,
    ...sharedViewHandlers,
    ...menuSettingsHandlers,
    ...roleHandlers,
  ],
  permissions,
  referenceTitles: { 'access.role_limit': msg`Роли в пределах` },
  longJobs: [makeSlipsJob],
  maintenance: [forgetSlips, forgetReadings, forgetFailedSignIns],
  audited: [
    {
      subject: 'access.account',
      title: msg`учётная запись`,
      values: { ...accountValues },
      titles: {
        login: msg`Логин`,
        status: msg`Состояние`,
        block_reason: msg`Причина блокировки`,
        language: msg`Язык`,
        second_factor: msg`Вход в два шага`,
        provider: msg`Вход через провайдера`,
        roles: msg`Роли`,
        password: msg`Пароль`,
        mail: msg`Почта`,
        sessions: msg`Входы`,
        impersonated_by: msg`Вход под этим человеком`,
        changes_in_name: msg`Изменения под этим именем`,
        reason: msg`Причина`,
      },
      fields: auditedFields,
      concerns: 'account',
    },
    sessionAudit,
    providerAudit,
    {
      subject: 'access.list_view',
      title: msg`общий вид списка`,
      titles: { name: msg`Название`, roles: msg`Роли` },
      fields: ['name', 'roles'],
    },
    {
      subject: 'access.person_reading',
      title: msg`чтение данных людей`,
      values: { reading: inWords(readingTitles) },
      titles: { reading: msg`Чтение`, reason: msg`Причина` },
      fields: ['reading', 'reason'],
      concerns: 'account',
    },
    {
      subject: 'access.reading_ceilings',
      title: msg`пределы чтения данных людей`,
      isUnnumbered: true,
      titles: {
        ask: msg`Подтверждать после, человек`,
        refuse: msg`Не показывать после, человек`,
        day: msg`За день, человек`,
        minutes: msg`За сколько минут считать`,
        misses: msg`Неудачных попыток`,
        allowed_minutes: msg`Разрешение действует, минут`,
      },
      fields: ceilingNames,
    },
  ],
}
