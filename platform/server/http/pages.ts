import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { t } from '#platform/contract/text.ts'
import { nonceOf } from './nonce.ts'

const immutable = 'max-age=31536000, immutable'

const serve = (app: FastifyInstance, { caching, ...options }: FastifyStaticOptions & { caching: string }) =>
  app.register(fastifyStatic, {
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply) => void reply.header('cache-control', caching),
    ...options,
  })

/** Serves the built web app: files as they are, the shell with a fresh nonce for every page's path. */
export async function registerPages(app: FastifyInstance, folder?: string): Promise<void> {
  const file = folder === undefined ? undefined : path.join(folder, 'index.html')
  const shell = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (folder !== undefined && shell !== undefined) {
    await serve(app, {
      root: folder,
      wildcard: false,
      // the raw shell is never served: its nonce is a placeholder
      globIgnore: ['index.html', '.built', '**/*.gz', '**/*.br', 'assets/**'],
      caching: 'no-cache',
    })
    // one path for them all: they are hundreds, and each of its own takes time at every start
    await serve(app, {
      root: path.join(folder, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
      // what never changes is never asked about again
      etag: false,
      lastModified: false,
      acceptRanges: false,
      allowedPath: (requested) => !/\.(gz|br)$/.test(requested),
      caching: immutable,
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const requested = request.url.replace(/[?#].*$/, '')
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !requested.startsWith('/api/') &&
      (requested === '/index.html' || !/\.\w+$/.test(requested))
    if (shell === undefined || !isPage) return reply.code(404).send({ detail: t`Не найдено` })
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(shell.replaceAll('NONCE_HERE', nonceOf(request.raw)))
  })
}
