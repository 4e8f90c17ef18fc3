import { sql } from 'kysely'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Database } from '#platform/server/database.ts'
import { unsealed } from '../secrets.ts'

export const secretPurpose = 'sign-in provider'
/** The page of ours to which providers send browsers back. */
export const redirectUri = ({ publicUrl }: Pick<AppContext, 'publicUrl'>): string => new URL('/login', publicUrl).href

export interface Provider {
  id: number
  title: string
  issuer: string
  client_id: string
  /** Sealed: `secretOf` opens it. */
  client_secret: Buffer
  domains: string[]
  version: number
}

/** A provider that is on, or undefined. */
export const findProvider = (db: Database, id: number): Promise<Provider | undefined> =>
  db
    .selectFrom('access.sign_in_provider')
    .where('id', '=', id)
    .where('is_on', '=', true)
    .select(['id', 'title', 'issuer', 'client_id', 'client_secret', 'domains', 'version'])
    .executeTakeFirst()

/** @throws Error where the secret was sealed by another key of the school */
export const secretOf = ({ secret }: Pick<AppContext, 'secret'>, { client_secret }: Provider): string =>
  unsealed(secret, secretPurpose, client_secret).toString('utf8')

/** How many accounts have signed in with an issuer. @param issuer the column */
export const linkedTo = (issuer: string) =>
  sql<number>`(select count(*)::integer from access.provider_link l where l.issuer = ${sql.ref(issuer)})`
