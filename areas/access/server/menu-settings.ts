import { sql } from 'kysely'
import { changeMenuSettings, readMenuSettings, type MenuSettings } from '#platform/contract/menu-settings.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'

async function settingsOf(db: Database, accountId: number): Promise<MenuSettings> {
  const kept = await db
    .selectFrom('access.menu_settings')
    .where('account_id', '=', accountId)
    .select(['favourites', 'folds'])
    .executeTakeFirst()
  return { favourites: kept?.favourites ?? null, folds: (kept?.folds ?? {}) as MenuSettings['folds'] }
}

const readMenuSettingsHandler = handle(readMenuSettings, ({ caller, db }) => settingsOf(db, caller.accountId))

const changeMenuSettingsHandler = handle(changeMenuSettings, async ({ body, caller, db }) => {
  const folds = JSON.stringify(body.folds ?? {})
  await db
    .insertInto('access.menu_settings')
    .values({ account_id: caller.accountId, favourites: body.favourites ?? null, folds })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        folds: sql`menu_settings.folds || excluded.folds`,
        ...(body.favourites === undefined ? {} : { favourites: body.favourites }),
      }),
    )
    .execute()
  return settingsOf(db, caller.accountId)
})

export const menuSettingsHandlers = [readMenuSettingsHandler, changeMenuSettingsHandler]
