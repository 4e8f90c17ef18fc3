/** A phone of Kazakhstan in its international digits, or null: 8 701…, +7 701… and 701… are one. */
function phoneDigits(digits: string): string | null {
  if (/^[78]\d{10}$/.test(digits)) return `7${digits.slice(1)}`
  return /^7\d{9}$/.test(digits) ? `7${digits}` : null
}

/**
 * The one spelling under which a typed login is known: an e-mail in lower case, the 12 digits of an IIN, a phone as
 * `77011234567`; anything else in lower case.
 */
export function loginAlias(typed: string): string {
  const text = typed.trim().toLowerCase()
  if (!/^[+\d\s()-]+$/.test(text)) return text
  const digits = text.replaceAll(/\D/g, '')
  return digits.length === 12 ? digits : (phoneDigits(digits) ?? text)
}
