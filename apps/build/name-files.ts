import type { Plugin } from 'vite'

/** Names in the document, as `<meta name>` with addresses parted by blanks, all files that an entry opens with beside those of the document itself. */
export function nameFiles({ name, entry }: { name: string; entry: string }): Plugin {
  return {
    name: 'name-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        if (!Object.values(bundle).some((made) => made.type === 'chunk' && made.facadeModuleId === entry)) return []
        const chunks = Object.values(bundle).filter((made) => made.type === 'chunk')
        const found = new Set<string>()
        const waiting = chunks.filter(({ facadeModuleId }) => facadeModuleId === entry).map(({ fileName }) => fileName)
        for (const file of waiting) {
          const chunk = chunks.find(({ fileName }) => fileName === file)
          if (chunk === undefined || found.has(file)) continue
          found.add(file)
          for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet)
          waiting.push(...chunk.imports)
        }
        const content = [...found].filter((file) => !html.includes(file)).map((file) => `/${file}`)
        return [{ tag: 'meta', attrs: { name, content: content.join(' ') }, injectTo: 'head-prepend' }]
      },
    },
  }
}
