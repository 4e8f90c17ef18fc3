import type { FastifyInstance } from 'fastify'
import type { Access } from '#platform/contract/access.ts'
import type { AnyEndpoint } from '#platform/contract/endpoint.ts'
import { html, Html } from '#platform/server/http/html.ts'
import { nonceOf } from '#platform/server/http/nonce.ts'

function inWords(access: Access): string {
  switch (access.kind) {
    case 'open':
      return 'всем'
    case 'signedIn':
    case 'self':
    case 'setup':
      return 'вошедшим'
    case 'family':
      return 'родителям'
    case 'impersonator':
      return 'роли ceasar'
    case 'key':
      return `${access.key}: ${access.level === 'read' ? 'чтение' : 'запись'}`
    case 'anyOf':
      return access.of.map(inWords).join(' или ')
    case 'allOf':
      return access.of.map(inWords).join(' и ')
    case 'inOwnName':
      return `${inWords(access.of)}, под своим именем`
  }
}

const style = `
body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
h2{margin:2rem 0 .5rem}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.3rem .6rem;vertical-align:top;border-top:1px solid #8884}
code{font-size:13px}.method{font-weight:600}`

const rowOf = (one: AnyEndpoint) =>
  html`<tr>
    <td class="method">${one.method}</td>
    <td><code>${one.path}</code></td>
    <td>${one.summary}</td>
    <td>${inWords(one.access)}</td>
  </tr>`

function pageOf(endpoints: AnyEndpoint[], nonce: string): Html {
  const services = Map.groupBy(endpoints, (one) => one.path.split('/')[2] ?? '')
  const sections = [...services]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(
      ([service, calls]) =>
        html`<h2>${service}</h2>
          <table>
            <thead>
              <tr>
                <th>Метод</th>
                <th>Путь</th>
                <th>Что делает</th>
                <th>Кому доступно</th>
              </tr>
            </thead>
            <tbody>
              ${calls.map(rowOf)}
            </tbody>
          </table>`,
    )
  return html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <title>Вызовы · Шанырак</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style nonce="${nonce}">
          ${new Html(style)}
        </style>
      </head>
      <body>
        <h1>Вызовы</h1>
        <p>
          Полное описание в машинном виде: <a href="/api/openapi.json">openapi.json</a>. Отказ — всегда
          <code>{"detail": …}</code>: предложение или список <code>{loc, msg, type}</code> при статусе 422.
        </p>
        ${sections}
      </body>
    </html>`
}

/** `GET /api/docs` for reading, `GET /api/openapi.json` for programs. */
export function registerCallsPage(app: FastifyInstance, endpoints: AnyEndpoint[]): void {
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  app.get('/api/docs', { schema: { hide: true } }, async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(pageOf(endpoints, nonceOf(request.raw)).text),
  )
}
