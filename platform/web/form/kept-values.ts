import type { AnyEndpoint } from '#platform/contract/endpoint.ts'
import type { TypedValues } from '../kept-input.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const isPlain = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null

/** A file, a date or a map would not come back as it went. */
function isKeepable(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return false
  if (typeof value !== 'object' || value === null) return true
  return isPlain(value) && Object.values(value).every(isKeepable)
}

/** Fields that were changed and can be kept, as they stand. */
export function typedOf(values: object, initial: object): TypedValues | null {
  const before = initial as TypedValues
  const typed = Object.entries(values).filter(
    ([field, value]) => isKeepable(value) && JSON.stringify(value) !== JSON.stringify(before[field]),
  )
  return typed.length > 0 ? Object.fromEntries(typed) : null
}

/**
 * Names a form: its call, the record that it is for, and how it stood at first, but for ids made in passing. A record that has
 * changed meanwhile has another name: its form begins with what is there now.
 */
export function nameOf(endpoint: AnyEndpoint, params: unknown, initial: object): string {
  const steady = JSON.stringify(initial, (_field, value: unknown) =>
    typeof value === 'string' && uuid.test(value) ? '' : value,
  )
  return `${endpoint.method} ${endpoint.path} ${JSON.stringify(params ?? null)} ${steady}`
}

/** Whether an input takes a secret: what is typed there is kept nowhere. */
export const isSecret = (field: string, input: Element | null | undefined): boolean =>
  field.includes('password') ||
  (input instanceof HTMLInputElement &&
    (input.type === 'password' || /password|one-time-code/.test(input.getAttribute('autocomplete') ?? '')))
