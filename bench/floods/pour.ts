// A process of its own that sends the same requests as fast as they are answered, many at once.
import { randomUUID } from 'node:crypto'
import type { Headers } from '../evacuation/calls.ts'

/** What the measuring process asks of this one; it goes on until it is killed. */
export interface Pour {
  method: 'GET' | 'POST'
  /** In turn. */
  urls: string[]
  headers: Headers
  /** `ID` stands for an id that no request before has had. */
  body?: string
  atOnce: number
}
const reportMs = 200
const answers = new Map<string, number>()

async function send({ method, urls, headers, body }: Pour, turn: number): Promise<void> {
  const outcome = await fetch(urls[turn % urls.length] ?? '', {
    method,
    headers,
    body: body?.replaceAll('ID', () => randomUUID()) ?? null,
  }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return String(answer.status)
    },
    () => 'нет ответа',
  )
  answers.set(outcome, (answers.get(outcome) ?? 0) + 1)
}

process.on('message', (pour: Pour) => {
  let turn = 0
  const worker = async () => {
    for (;;) await send(pour, turn++)
  }
  for (let count = 0; count < pour.atOnce; count++) void worker()
  setInterval(() => process.send?.([...answers].map(([status, count]) => `${status} × ${count}`).join(', ')), reportMs)
})
process.on('disconnect', () => process.exit())
