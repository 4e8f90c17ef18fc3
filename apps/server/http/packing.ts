import zlib, { constants } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'

// a line that is ready does not wait for the next
const gzip = { level: 3, flush: constants.Z_SYNC_FLUSH }
const zstd = {
  flush: constants.ZSTD_e_flush,
  params: { [constants.ZSTD_c_compressionLevel]: 1 },
}

/** How answers are packed: zstd where a browser takes it (half the work of gzip, and two thirds of its bytes), else gzip. */
export const packing: FastifyCompressOptions = {
  threshold: 2_048,
  // less is packed at once: a stream costs a millisecond more than its work, and the length is known then
  syncThreshold: 524_288,
  encodings: ['zstd', 'gzip'],
  customTypes: /^text\/|[+/](xml|json|x-ndjson)(;|$)/,
  zlibOptions: gzip,
  // the library has one set of options for both
  zlib: {
    ...zlib,
    createZstdCompress: () => zlib.createZstdCompress(zstd),
    zstdCompressSync: (bytes: Buffer | string) => zlib.zstdCompressSync(bytes, { params: zstd.params }),
  },
}
