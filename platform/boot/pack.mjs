import { existsSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Hashed files, and those beside the documents that keep their names. */
const folders = ['dist/assets', 'dist']
const worthIt = 256
const compressible = /\.(js|css|svg)$/
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
const twins = [
  ['.gz', (text) => promisify(gzip)(text, { level: 9 })],
  ['.br', (text) => promisify(brotliCompress)(text, brotli)],
]

/** Larger assets of the built pages that lack a packed twin. */
const unpacked = () =>
  folders
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
    .filter((file) => compressible.test(file))
    .filter((file) => statSync(file).size >= worthIt && twins.some(([ending]) => !existsSync(file + ending)))

/** Whether every larger asset has its packed twin. */
export const assetsArePacked = () => folders.every((folder) => existsSync(folder)) && unpacked().length === 0

/** Puts a packed twin beside each larger asset that has none: once, harder than it could be at each request. */
export async function packAssets() {
  for (const file of unpacked()) {
    const text = readFileSync(file)
    for (const [ending, pack] of twins) writeWhole(file + ending, await pack(text))
  }
}

/** A twin cut short would be served as it is: it gets its name when it is whole. */
function writeWhole(file, bytes) {
  const unfinished = `${file}.tmp`
  writeFileSync(unfinished, bytes)
  renameSync(unfinished, file)
}
