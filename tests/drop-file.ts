import type { TestApp, Who } from './test-app.ts'

const boundary = 'xxxxxxxxxxboundaryxxxxxxxxxx'
interface DropAnswer {
  id: number
  detail: string | { msg: string }[]
}
/** Drops a file onto an import, as the browser does. `message`: why it was refused. */
export async function dropFile(context: TestApp, who: Who | null, path: string, bytes: Buffer, name = 'Список.xlsx') {
  const field = `--${boundary}\r\ncontent-disposition: form-data; name="name"\r\n\r\n${name}\r\n`
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const form = Buffer.concat([Buffer.from(field + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const { status, body } = await context.as(who).post<DropAnswer>(path, form, { headers })
  return { status, id: body.id, message: Array.isArray(body.detail) ? body.detail[0]?.msg : body.detail }
}
