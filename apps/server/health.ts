import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { msg, type Text } from '#platform/contract/text.ts'
import type { DiskLevel, DiskWatch } from '#platform/server/disk/disk-watch.ts'

/** `GET /api/health`, for pages and for whoever watches the school. */
interface Health {
  /** Whether the school can be read: with 200, else 503. */
  ok: boolean
  /** Whether it takes what people write. */
  writes: boolean
  disk: DiskLevel
  /** What is out of the ordinary, for a person; null where nothing is. */
  words: string | null
}

const words: Readonly<Record<DiskLevel, Text | null>> = {
  ample: null,
  low: msg`Диск заполнен больше чем на 90 %`,
  full: msg`На диске нет места: школу можно читать, записывать нельзя`,
}
const lostWords = msg`База данных не отвечает, связь восстанавливается`
/** Whoever asks is told in time for their own patience. */
const patienceMs = 2_000

/** One question for all who ask at a moment: asking as often as one likes takes one connection. */
function sharedQuestion(pool: pg.Pool): () => Promise<boolean> {
  let underWay: Promise<boolean> | undefined
  const ask = () =>
    pool
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        underWay = undefined
      })
  return () => {
    const answer = (underWay ??= ask())
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(resolve, patienceMs, false)
    return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
  }
}

/** 200 while the database answers, also where it can only be read; 503 otherwise. */
export function registerHealth(app: FastifyInstance, pool: pg.Pool, disk: DiskWatch): void {
  const answers = sharedQuestion(pool)
  app.get('/api/health', { schema: { hide: true }, logLevel: 'silent' }, async (_request, reply) => {
    const ok = await answers()
    const { level } = disk.state()
    const said = ok ? words[level] : lostWords
    const health: Health = { ok, writes: ok && !disk.isFull(), disk: level, words: said?.toString() ?? null }
    return reply.code(ok ? 200 : 503).send(health)
  })
}
