export { entrancePages } from './entrance/pages.ts'
export { PasswordPanel } from './profile/password-panel.tsx'
export { SessionsPanel } from './profile/sessions-panel.tsx'
export { leave, signOut, startImpersonation, switchTo } from './session-actions.ts'
