import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const sheet = path.resolve(import.meta.dirname, '../web/opening.css')

/** Puts the few rules of what is seen while the program is on its way into each document: they are shorter than a request for them. */
export function openingStyle(): Plugin {
  return {
    name: 'opening-style',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{ tag: 'style', children: readFileSync(sheet, 'utf8'), injectTo: 'head' }],
    },
  }
}
