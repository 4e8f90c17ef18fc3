/** Logins that the demonstration shows end so; they alone have a password there, this one. */
export const demonstrationDomain = '@demo.school'
export const demonstrationPassword = 'shanyraq-demo'
export const isDemonstrationLogin = (login: string): boolean => login.endsWith(demonstrationDomain)
