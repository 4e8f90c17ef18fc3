import { measureLoad, type Generator, type Measured } from './measure.ts'
import { demonstrationPassword, tokensOf, type BenchSchool } from './school.ts'

const signIns = 30
const renewals = 60

const boundary = 'bench'
const form = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('') + `--${boundary}--\r\n`

/** Signing in, most of which is the hash of the password, and renewing the token. */
export async function benchEntrance(school: BenchSchool, generator: Generator): Promise<Measured[]> {
  const login = 'teacher@demo.school'
  const enter = await measureLoad('войти', generator, {
    method: 'POST',
    urls: [`${school.address}/api/admin/users/token`],
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    bodies: [form({ username: login, password: demonstrationPassword })],
    count: signIns,
    concurrency: 1,
  })
  // a token is used once: one for each renewal, those of the warming included
  const bodies: string[] = []
  while (bodies.length < renewals * 1.5) {
    const { refresh_token: token } = await tokensOf(school.address, login)
    bodies.push(JSON.stringify({ token }))
  }
  const renew = await measureLoad('продлить вход', generator, {
    method: 'POST',
    urls: [`${school.address}/api/admin/users/token/refresh`],
    headers: { 'content-type': 'application/json' },
    bodies,
    count: renewals,
    concurrency: 1,
  })
  return [enter, renew]
}
