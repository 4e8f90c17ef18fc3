import { deflateRawSync } from 'node:zlib'

/** A sheet takes a third of the time of the usual level, and a tenth more bytes. Most files take one such chunk, and leave the usual one empty. */
const options = { level: 2, chunkSize: 4_096 }

/** Most files are written as one. */
const together = (pieces: readonly Uint8Array[]) =>
  pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)

/**
 * In place of the web's stream of this name, for what lies in memory anyway: the library that writes books begins a stream for
 * each of nine small files, which takes three quarters of the work of a short book. Only `deflate-raw`, written once.
 */
class PackingAtOnce {
  readonly #pieces: Uint8Array[] = []
  readonly writable = {
    getWriter: () => ({
      write: async (piece: Uint8Array) => void this.#pieces.push(piece),
      close: () => Promise.resolve(),
    }),
  }
  readonly readable = {
    getReader: () => {
      const packed = [() => deflateRawSync(together(this.#pieces), options)]
      return {
        read: async () => {
          const value = packed.pop()?.()
          return value === undefined ? { done: true } : { done: false, value }
        },
      }
    },
  }
}

/** From now on this thread packs at once. */
export const packAtOnce = (): void => void Object.assign(globalThis, { CompressionStream: PackingAtOnce })
