import { sql, type RawBuilder } from 'kysely'

/**
 * Where letters to an account go: the person's own address where one may sign in with it too, for its owner has named or confirmed it;
 * else a login that is an e-mail, else the person's own address; null where there is none.
 */
export const mailOf = (account: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`coalesce(
    (select lower(pe.email) from people.person pe join access.login_alias la on la.account_id = pe.admin_user_id
      and la.alias = lower(pe.email) where pe.admin_user_id = ${account}),
    (select min(la.alias) from access.login_alias la where la.account_id = ${account} and la.alias like '%@%'),
    (select pe.email from people.person pe where pe.admin_user_id = ${account}))`

/** Who holds an account; null where nobody does. */
export const holderOf = (account: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`(select pe.full_name from people.person pe where pe.admin_user_id = ${account})`
