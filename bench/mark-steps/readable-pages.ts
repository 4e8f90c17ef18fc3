import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Builds the pages as they are shipped, but with their names and with source maps, into a folder of its own.
 * @returns the folder; whoever asks removes it
 */
export async function buildReadablePages(): Promise<string> {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'shanyraq-pages-'))
  await build({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, minify: false, sourcemap: true },
  })
  return outDir
}
