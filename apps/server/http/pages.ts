import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { t } from '#platform/contract/text.ts'
import { nonceOf } from '#platform/server/http/nonce.ts'
import { readDocuments } from './documents.ts'

const immutable = 'max-age=31536000, immutable'

const serve = (app: FastifyInstance, { caching, ...options }: FastifyStaticOptions & { caching: string }) =>
  app.register(fastifyStatic, {
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply) => void reply.header('cache-control', caching),
    ...options,
  })

// five sixths of what gzip makes of it, for a tenth of a millisecond
const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
/** By what a document is packed, the first that is taken. */
const packings = [
  ['br', (text: string) => brotliCompressSync(text, brotli)],
  ['gzip', (text: string) => gzipSync(text)],
] as const

/** A document is small, and differs each time: it is packed at once. */
function sendDocument(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  void reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
  const taken = String(request.headers['accept-encoding'] ?? '')
  const [name, pack] = packings.find(([one]) => new RegExp(`\\b${one}\\b`).test(taken)) ?? []
  return name && pack ? reply.header('content-encoding', name).send(pack(text)) : reply.send(text)
}

/** Whoever has a session bears a marker of it that scripts can read too. */
const isStranger = ({ headers }: FastifyRequest): boolean => !/(^|; ?)session=1(;|$)/.test(headers.cookie ?? '')

/** Serves the built web app: files as they are, its documents with a fresh nonce for every page's path. */
export async function registerPages(app: FastifyInstance, folder?: string): Promise<void> {
  const documents = folder === undefined ? undefined : readDocuments(folder)
  if (folder !== undefined && documents !== undefined) {
    await serve(app, {
      root: folder,
      wildcard: false,
      // raw documents are never served: their nonce is a placeholder
      globIgnore: ['*.html', 'documents.json', 'page-files.json', '.built', '**/*.gz', '**/*.br', 'assets/**'],
      // whoever asks again tells the tag
      lastModified: false,
      acceptRanges: false,
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
      (documents?.has(requested) || !/\.\w+$/.test(requested))
    if (documents === undefined || !isPage) return reply.code(404).send({ detail: t`Не найдено` })
    const text = documents.at(requested, isStranger(request)).replaceAll('NONCE_HERE', nonceOf(request.raw))
    return sendDocument(request, reply, text)
  })
}
