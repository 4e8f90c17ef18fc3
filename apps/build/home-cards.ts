import { globSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { pagesOf } from './audiences.ts'

const root = path.resolve(import.meta.dirname, '../..')
const faces = /\/areas\/[^/]+\/web\/index\.ts$/
const cards = 'areas/*/web/{home/*-card,first-steps}.tsx'
const asked = /\bimport\('\.\/(?:home\/[\w-]+-card|first-steps)\.tsx'\)/g

/** What a face asks for later of its cards, from the module of the page. */
export const fromPage = (face: string, page: string): string =>
  face.replaceAll(asked, `import(${JSON.stringify(page)})`)

/** The module of the page with all cards beside it. */
export const withCards = (page: string, files: readonly string[]): string =>
  [page, ...files.map((file) => `export * from ${JSON.stringify(file)}`)].join('\n')

/**
 * Cards that rooms put into the first page come with it. Each is asked for by itself otherwise: a dozen files of half a kilobyte once
 * the page has come, and what they import after them; each costs a slow phone more than what others need of them weighs.
 */
export function homeCards(): Plugin {
  const pages = globSync('areas/*/web/index.ts', { cwd: root }).flatMap((face) => pagesOf(path.join(root, face)))
  const homePage = pages.find((page) => page.path === '/')?.file
  if (homePage === undefined) throw new Error('no page is declared for «/»')
  return {
    name: 'home-cards',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [faces, homePage] },
      handler(code, id) {
        const files = globSync(cards, { cwd: root }).map((file) => path.join(root, file))
        return { code: id === homePage ? withCards(code, files.toSorted()) : fromPage(code, homePage), map: null }
      },
    },
  }
}
