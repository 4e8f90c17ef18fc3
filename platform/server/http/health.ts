import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/** `GET /api/health`: 200 while the database answers, 503 otherwise. */
export function registerHealth(app: FastifyInstance, pool: pg.Pool): void {
  app.get('/api/health', { schema: { hide: true }, logLevel: 'silent' }, async (_request, reply) => {
    try {
      await pool.query('select 1')
      return { ok: true }
    } catch {
      return reply.code(503).send({ ok: false })
    }
  })
}
