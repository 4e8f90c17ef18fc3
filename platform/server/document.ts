import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { t } from '#platform/contract/text.ts'
import type { AppContext } from './app-context.ts'
import { html, Html } from './http/html.ts'
import { nonceOf } from './http/nonce.ts'
import { reportError } from './lost-connection.ts'

/** What a page that the server writes shows; or where its reader belongs instead. */
export type DocumentAnswer = { status?: number; title: string; body: Html; style: string } | { redirectTo: string }

export interface DocumentVisit {
  context: AppContext
  request: FastifyRequest
  reply: FastifyReply
}
interface DocumentParts {
  /** Of the page, from the root: the script stands beside it. */
  path: string
  show: (visit: DocumentVisit) => Promise<DocumentAnswer>
  /** What its form sends, by the names of its fields; the last of a name counts. */
  act: (visit: DocumentVisit, fields: Readonly<Record<string, string>>) => Promise<DocumentAnswer>
  /** What is shown where `show` or `act` fails: it reads nothing. */
  failed: () => Exclude<DocumentAnswer, { redirectTo: string }>
  /** What makes the page livelier: without it, and before it has come, the page does all that it is for. */
  script: string
}
/** A page that the server writes itself, ready to be mounted: it stands before any script, and without one. */
export interface MountedDocument {
  path: string
  mount: (context: AppContext) => void
}

const formType = 'application/x-www-form-urlencoded'
const maxFormBytes = 10_000
/** Files of ours that never change under their address. */
const immutable = 'public, max-age=31536000, immutable'

function pageOf({ title, body, style }: { title: string; body: Html; style: string }, nonce: string, script: string) {
  return html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0c678c" />
        <link rel="icon" href="/icon.svg" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${new Html(style)}
        </style>
        <script src="/theme.js" async></script>
        <script src="${script}" defer></script>
      </head>
      <body>
        ${body}
      </body>
    </html>`.text
}

/** Forms as browsers send them, here only: a call takes JSON. */
function takeForms(scope: FastifyInstance): void {
  scope.addContentTypeParser<string>(formType, { parseAs: 'string', bodyLimit: maxFormBytes }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body))),
  )
}

/** Declares a page that the server writes. */
export function document({ path, show, act, failed, script }: DocumentParts): MountedDocument {
  const scriptPath = `${path}.js`
  const scriptAddress = `${scriptPath}?version=${createHash('sha256').update(script).digest('hex').slice(0, 16)}`
  const answer = async (
    { request, reply }: Omit<DocumentVisit, 'context'>,
    write: () => Promise<DocumentAnswer>,
  ): Promise<FastifyReply> => {
    // who waits for a page is told in words, whatever has happened
    const written = await write().catch((error: Error) => {
      reportError(t`Страница ${path}`, error)
      return { status: 503, ...failed() }
    })
    if ('redirectTo' in written) return reply.redirect(written.redirectTo)
    return reply
      .code(written.status ?? 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(pageOf(written, nonceOf(request.raw), scriptAddress))
  }
  const hide = { schema: { hide: true } }
  const mount = (context: AppContext) =>
    void context.app.register(async (scope) => {
      takeForms(scope)
      scope.get(path, hide, (request, reply) => answer({ request, reply }, () => show({ context, request, reply })))
      scope.post<{ Body: Record<string, string> | undefined }>(path, hide, (request, reply) =>
        answer({ request, reply }, () => act({ context, request, reply }, request.body ?? {})),
      )
      scope.get(scriptPath, hide, (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').header('cache-control', immutable).send(script),
      )
    })
  return { path, mount }
}
