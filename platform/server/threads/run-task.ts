// Runs in a thread: loads what a task names, and does it in the language of whoever has asked.
import { setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'
import { Tinypool } from 'tinypool'
import { inLanguage } from '../language/spoken.ts'
import { load } from './load.ts'
import type { ThreadTask } from './pool.ts'

const lowPriority = 5
// calls are answered first where cores are few; only on Linux is a priority that of a thread, elsewhere it is the process's
if (!isMainThread && process.platform === 'linux') setPriority(lowPriority)

/** Bytes that fill their memory are handed over, not copied. Memory of a Buffer may be that of others too. */
const isOwnMemory = (result: unknown): result is Uint8Array<ArrayBuffer> =>
  result instanceof Uint8Array && !Buffer.isBuffer(result) && result.byteLength === result.buffer.byteLength

/** @returns what the function answers, as far as it can be cloned */
export async function runTask({ module, name, locale, args }: ThreadTask): Promise<unknown> {
  const act = await load(module, name)
  const result = await inLanguage(locale, () => act(...args))
  return isOwnMemory(result) ? Tinypool.move(result) : result
}
