// Runs in a thread: loads what a task names, and does it in the language of whoever has asked.
import { setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'
import { Tinypool } from 'tinypool'
import { inLanguage, speakAs } from '../language/spoken.ts'
import { load } from './load.ts'
import type { ThreadTask } from './pool.ts'

const lowPriority = 5
/** Calls are answered first where cores are few. Only on Linux is a priority that of a thread, elsewhere it is the process's. */
function giveWay(): void {
  if (isMainThread || process.platform !== 'linux') return
  try {
    setPriority(lowPriority)
  } catch {
    // a service that may not set priorities draws as well
  }
}
giveWay()

/** Bytes that fill their memory are handed over, not copied. Memory of a Buffer may be that of others too. */
const isOwnMemory = (result: unknown): result is Uint8Array<ArrayBuffer> =>
  result instanceof Uint8Array && !Buffer.isBuffer(result) && result.byteLength === result.buffer.byteLength

/** @returns what the function answers, as far as it can be cloned */
export async function runTask({ module, name, locale, kind, args }: ThreadTask): Promise<unknown> {
  speakAs(kind)
  const act = await load(module, name)
  const result = await inLanguage(locale, () => act(...args))
  return isOwnMemory(result) ? Tinypool.move(result) : result
}
