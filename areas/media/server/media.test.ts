import { existsSync, readdirSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { now } from '#platform/server/clock.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { StoredFile } from '../contract/media.ts'
import { publicReader, isGoodLink, pictureLink } from './links.ts'
import { pictureCookie } from './picture-cookie.ts'
import { forgetOrphans } from './orphans.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
const boundary = 'xxxxxxxxxxboundaryxxxxxxxxxx'

function form(bytes: Buffer, filename: string, fields: Record<string, string> = {}): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\ncontent-type: image/jpeg\r\n\r\n`
  return Buffer.concat([Buffer.from(parts.join('') + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
}
async function upload(who: Who | null, bytes: Buffer, filename = 'я.jpg', fields = {}) {
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const { status, body } = await testApp
    .as(who)
    .post<StoredFile & { detail: { msg: string }[] }>('/api/media/photos/', form(bytes, filename, fields), { headers })
  return { status, body, message: Array.isArray(body.detail) ? body.detail[0]?.msg : body.detail }
}
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' }, limitInputPixels: false })
const photo = await blank(1600, 1200)
  .withExif({ IFD0: { Copyright: 'secret-place' }, IFD3: { GPSLatitude: '43/1 15/1 0/1' } })
  .jpeg()
  .toBuffer()
const stored = () => (existsSync(testApp.media) ? readdirSync(testApp.media, { recursive: true }).length : 0)

describe('what is refused', () => {
  test('without a sign-in, before anything is read', async () => expect((await upload(null, photo)).status).toBe(401))

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['an empty file', () => Buffer.alloc(0), 'Приложите файл'],
    ['a text named .jpg', () => Buffer.from('просто текст'), 'Это не фотография: подойдут JPEG, PNG и WebP'],
    [
      'an SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'Это не фотография: подойдут JPEG, PNG и WebP',
    ],
    ['a GIF', () => blank(2, 2).gif().toBuffer(), 'Это не фотография: подойдут JPEG, PNG и WebP'],
    ['half a photo', () => photo.subarray(0, 700), 'Это не фотография: подойдут JPEG, PNG и WebP'],
    [
      'a bomb of 100 megapixels in a small file',
      () => blank(10_000, 10_000).png({ compressionLevel: 1 }).toBuffer(),
      'Слишком большая картинка: не больше 40 мегапикселей',
    ],
  ])('%s', async (_, bytes, message) => {
    const before = stored()
    expect(await upload('teacher', await bytes())).toMatchObject({ status: 422, message })
    expect(stored()).toBe(before)
  })

  test('a form without a file, with an unknown field, and no form at all', async () => {
    const json = await testApp.as('teacher').post('/api/media/photos/', { file: 'x' })
    expect(json.status).toBe(422)
    expect((await upload('teacher', photo, 'a.jpg', { kind: 'x' })).status).toBe(422)
  })

  test('20 MB', async () => {
    const answer = await upload('teacher', Buffer.concat([photo, Buffer.alloc(20_000_000)]))
    expect(answer).toMatchObject({ status: 413, message: 'Слишком большой файл: не больше 10 МБ' })
  })
})

describe('what is taken', () => {
  test('four photos at once of an account, drawn one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload('headteacher', photo)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    const refused = { status: 429, message: 'Уже готовятся 4 ваших файла: дождитесь их' }
    expect(answers.filter(({ status }) => status !== 200)).toMatchObject([refused, refused])
  })

  test('a photo of several megabytes, drawn anew in three widths without what the camera wrote', async () => {
    const noise = await sharp({
      create: {
        width: 1500,
        height: 1000,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    expect(noise.length).toBeGreaterThan(2_000_000)
    expect((await upload('student', noise)).status).toBe(200)
    const { status, body } = await upload('teacher', photo, '../../etc/passwd', { name: 'Портрет' })
    expect(status).toBe(200)
    expect(body).toEqual({ id: expect.any(Number), name: 'Портрет', size: expect.any(Number), mime: 'image/webp' })
    const { stem } = await db
      .selectFrom('media.file')
      .where('id', '=', body.id)
      .select('stem')
      .executeTakeFirstOrThrow()
    // until somebody keeps it, nothing shows it
    expect((await testApp.app.inject(pictureLink(publicReader(testApp.context), stem, 64))).statusCode).toBe(404)
    await db.updateTable('media.file').set({ is_kept: true }).where('id', '=', body.id).execute()
    for (const [width, size] of [
      [64, [64, 64]],
      [256, [256, 256]],
      [1024, [1024, 768]],
    ] as const) {
      const answer = await testApp.app.inject(pictureLink(publicReader(testApp.context), stem, width))
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-disposition': 'attachment; filename="photo.webp"',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': expect.stringMatching(/^private, max-age=\d+$/),
      })
      const drawn = await sharp(answer.rawPayload).metadata()
      expect([drawn.width, drawn.height]).toEqual(size)
      expect(drawn.exif).toBeUndefined()
      expect(answer.rawPayload.includes('secret-place')).toBe(false)
    }
  })
})

describe('links', () => {
  const stem = '00000000-0000-4000-8000-000000000000'
  const { secret } = testApp.context

  test('stay the same for five minutes, and end after a quarter of an hour', () => {
    const at = new Date('2026-11-20T10:05:00Z')
    const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
    const reader = { secret, sessionId: 7 }
    const link = pictureLink(reader, stem, 64, at)
    expect(pictureLink(reader, stem, 64, later(4))).toBe(link)
    const given = Object.fromEntries(new URL(link, 'http://x').searchParams)
    const signed = { stem, width: 64, until: Number(given['until']), session: 7, proof: given['proof'] ?? '' }
    expect(isGoodLink(secret, signed, later(14))).toBe(true)
    expect(isGoodLink(secret, signed, later(15))).toBe(false)
    expect(isGoodLink(secret, { ...signed, width: 1024 }, at)).toBe(false)
    expect(isGoodLink(secret, { ...signed, until: signed.until + 1 }, at)).toBe(false)
    expect(isGoodLink(secret, { ...signed, session: 8 }, at)).toBe(false)
    expect(isGoodLink('another secret', signed, at)).toBe(false)
  })

  test('work in the session to which they were given, while it lasts and the picture does', async () => {
    const { body } = await upload('teacher', photo)
    await db.updateTable('media.file').set({ is_kept: true }).where('id', '=', body.id).execute()
    const file = await db.selectFrom('media.file').where('id', '=', body.id).select('stem').executeTakeFirstOrThrow()
    const { sessionId } = await testApp.callerOf('library')
    const link = pictureLink({ secret, sessionId }, file.stem, 64)
    const ask = async (cookie?: string) =>
      (await testApp.app.inject({ url: link, headers: cookie === undefined ? {} : { cookie } })).statusCode
    const own = `pictures=${pictureCookie(secret, sessionId)}`
    expect(await ask(own)).toBe(200)
    expect(await ask()).toBe(404)
    expect(await ask(`pictures=${pictureCookie(secret, sessionId + 1)}`)).toBe(404)
    expect(await ask(`pictures=${sessionId}.forged`)).toBe(404)
    await db.updateTable('media.file').set({ is_kept: false }).where('id', '=', body.id).execute()
    expect(await ask(own)).toBe(404)
    await db.updateTable('media.file').set({ is_kept: true }).where('id', '=', body.id).execute()
    expect(await ask(own)).toBe(200)
    expect((await testApp.as('library').remove('/api/admin/users/sessions')).status).toBe(200)
    await expect.poll(() => ask(own)).toBe(404)
  })

  test('that are not ours, and ours to what is gone, look alike', async () => {
    const gone = await testApp.app.inject(pictureLink(publicReader({ secret }), stem, 64))
    const forged = await testApp.app.inject(pictureLink(publicReader({ secret: 'another secret' }), stem, 64))
    expect([gone.statusCode, forged.statusCode]).toEqual([404, 404])
    expect(forged.body).toBe(gone.body)
    expect((await testApp.app.inject('/api/media/pictures/..%2f..%2fsecret?width=64&until=1&proof=x')).statusCode).toBe(
      422,
    )
  })
})

describe('orphans', () => {
  test('are erased after a day with their bytes; what is kept and what is fresh stays', async () => {
    const made = await Promise.all([1, 2, 3].map(() => upload('hr', photo)))
    const [kept, old, fresh] = made.map(({ body }) => body.id)
    await db
      .updateTable('media.file')
      .set({ is_kept: true })
      .where('id', '=', kept ?? 0)
      .execute()
    const yesterday = new Date(now().getTime() - 25 * 3_600_000)
    await db
      .updateTable('media.file')
      .set({ made_at: yesterday })
      .where('id', 'in', [kept ?? 0, old ?? 0])
      .execute()
    const before = stored()
    await forgetOrphans(testApp.media).run(db)
    const left = await db
      .selectFrom('media.file')
      .where('id', 'in', [kept ?? 0, old ?? 0, fresh ?? 0])
      .select('id')
      .execute()
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set([kept, fresh]))
    expect(before - stored()).toBe(3)
  })

  test('a person may not hoard them', async () => {
    const tiny = await blank(8, 8).png().toBuffer()
    for (let count = 0; count < 30; count++) expect((await upload('uk', tiny)).status).toBe(200)
    expect((await upload('uk', tiny)).status).toBe(429)
  })
})
