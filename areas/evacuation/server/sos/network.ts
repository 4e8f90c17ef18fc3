import { isIPv6 } from 'node:net'

/** An address as it is counted: of IPv6 the network, since one sender has a whole one to choose from. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const groups = (part = '') => (part === '' ? [] : part.split(':'))
  const [left, right] = [groups(head), groups(tail)]
  const skipped = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...skipped, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
