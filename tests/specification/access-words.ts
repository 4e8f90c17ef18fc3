import type { Access } from '#platform/contract/access.ts'

const plain = {
  open: 'open',
  signedIn: 'signed in',
  self: 'self',
  setup: 'setup',
  family: 'family',
  impersonator: 'impersonator',
} as const

/** A declared access as the tables of the specification write it: `read key`, several joined by ` | ` or ` & `. */
export function accessInWords(access: Access): string {
  if (access.kind === 'key') return `${access.level} ${access.key}`
  if (access.kind === 'anyOf') return access.of.map(accessInWords).join(' | ')
  if (access.kind === 'allOf') return access.of.map(accessInWords).join(' & ')
  if (access.kind === 'inOwnName') return `${accessInWords(access.of)}, in own name`
  return plain[access.kind]
}
