/** Hosts that are this computer itself: nobody listens on the way to them. */
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** Whether an address can be that of a provider: https, but on this computer; what a provider calls itself has no query. */
export function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash, username, password } = new URL(text)
  if (search !== '' || hash !== '' || username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname))
}

export const isDomain = (text: string): boolean =>
  /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/.test(text)

/** What a provider says of somebody, as far as it is asked. */
export interface ProviderClaims {
  email?: unknown
  email_verified?: unknown
  /** Microsoft's word for it: the owner of the mail's domain has been verified. */
  xms_edov?: unknown
}

const microsoft = 'https://login.microsoftonline.com'
const isTrue = (claim: unknown) => [true, 1, '1', 'true'].includes(claim as string)

/**
 * The mail that the provider vouches for, in lower case, or null. Only in ASCII: there are letters that become one of ours in
 * lower case, and a mailbox of such a name is another's.
 */
export function vouchedMail(issuer: string, { email, email_verified, xms_edov }: ProviderClaims): string | null {
  if (typeof email !== 'string' || !/^[\u0021-\u007e]+@[\u0021-\u007e]+$/.test(email)) return null
  const isVouched = email_verified === true || (new URL(issuer).origin === microsoft && isTrue(xms_edov))
  return isVouched ? email.toLowerCase() : null
}

/** Whether mails of this domain may sign in; its subdomains are others. */
export const isOfDomains = (mail: string, domains: readonly string[]): boolean =>
  domains.length === 0 || domains.includes(mail.slice(mail.lastIndexOf('@') + 1))
