/**
 * A phone as it is kept: `+` and its digits; 8 701…, 7 701… and 701… are numbers of Kazakhstan. Null for what is none.
 */
export function keptPhone(typed: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(typed)) return null
  const digits = typed.replaceAll(/\D/g, '')
  if (digits.length === 10 && digits.startsWith('7')) return `+7${digits}`
  if (digits.length === 11 && /^[78]/.test(digits)) return `+7${digits.slice(1)}`
  return typed.startsWith('+') && digits.length >= 10 && digits.length <= 15 ? `+${digits}` : null
}
