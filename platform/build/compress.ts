import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthIt = 2_048
const compressible = /\.(js|css|svg)$/
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }
const [inGzip, inBrotli] = [promisify(gzip), promisify(brotliCompress)]

/** Puts a packed twin beside each larger asset: once at the build, harder than it could be at each request. */
export function compress(): Plugin {
  let folder = ''
  return {
    name: 'compress',
    apply: 'build',
    configResolved: (config) => void (folder = path.join(config.build.outDir, config.build.assetsDir)),
    async closeBundle() {
      const names = readdirSync(folder).filter((name) => compressible.test(name))
      await Promise.all(names.map((name) => pack(path.join(folder, name))))
    },
  }
}

async function pack(file: string): Promise<void> {
  const text = readFileSync(file)
  if (text.length < worthIt) return
  writeFileSync(`${file}.gz`, await inGzip(text, { level: 9 }))
  writeFileSync(`${file}.br`, await inBrotli(text, brotli))
}
