// What tests have threads do.
import { threadId } from 'node:worker_threads'
import { localeNow } from '../../language/spoken.ts'

export const threadOf = (): number => threadId
export const spoken = (): string | null => localeNow()
export const bytesOf = (size: number): Uint8Array<ArrayBuffer> => new Uint8Array(size).fill(7)
export function fail(what: string): never {
  throw new Error(what)
}
export function hang(): never {
  for (;;);
}
export function devour(): number {
  const held: unknown[] = []
  for (;;) held.push(Array(1_000_000).fill(held))
}
export function leave(): never {
  process.exit(3)
}
