import { randomUUID } from 'node:crypto'
import type { Evacuation } from '#areas/evacuation/contract/evacuations.ts'
import type { MarkStatus } from '#areas/evacuation/rules/words.ts'

const atOnce = 400

/** Begins a drill in a demonstration where a lesson runs, and marks most of who is to be found. */
export async function playDrill(address: string): Promise<void> {
  const form = new FormData()
  form.set('username', 'director@demo.school')
  form.set('password', 'shanyraq-demo')
  const signedIn = await fetch(`${address}/api/admin/users/token`, { method: 'POST', body: form })
  const { access_token } = (await signedIn.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${address}/api/evacuation${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const drill = { client_id: randomUUID(), mode: 'drill', kind: 'fire' }
  const { evacuation } = await call<{ evacuation: Evacuation }>('POST', '/evacuations/', drill)
  const { marks = [] } = await call<Evacuation>('GET', `/evacuations/${evacuation.id}?get_type=full`)
  const waiting = marks.filter(({ status, unit_id }) => status === 'waiting' && unit_id % 4 !== 0)
  const statusOf = (index: number): MarkStatus =>
    index % 160 === 7 ? 'missing' : index % 290 === 31 ? 'help' : 'present'
  const steps = waiting.map(({ id }, index) => ({
    client_id: randomUUID(),
    mark_id: id,
    status: statusOf(index),
    tapped_at: new Date().toISOString(),
  }))
  for (let from = 0; from < steps.length; from += atOnce)
    await call('PATCH', '/marks/bulk/', { steps: steps.slice(from, from + atOnce) })
}
