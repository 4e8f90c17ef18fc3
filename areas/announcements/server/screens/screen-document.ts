import { sql } from 'kysely'
import { t } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { document, type DocumentAnswer, type DocumentVisit } from '#platform/server/document.ts'
import type { ScreenContent } from '#platform/server/screen-content.ts'
import { tokenBucket } from '#platform/server/token-bucket.ts'
import { screenPagePath } from '../../contract/screens.ts'
import { bindingPage, failedPage, screenPage } from './screen-page.ts'
import { screenScript } from './screen-script.ts'
import { hashOf, newToken, typedCode } from './secrets.ts'

const yearSeconds = 365 * 86_400
const isSecure = ({ publicUrl }: AppContext) => publicUrl.startsWith('https:')
/** It goes to this page only: no call of the school ever sees it. */
const cookieOf = (context: AppContext) =>
  ({
    path: screenPagePath,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(context),
    maxAge: yearSeconds,
  }) as const
const cookieName = 'screen'

interface Bound {
  name: string
  shows: string[]
}
/** The screen that the visitor is; it was seen now. */
async function screenOf({ context, request }: DocumentVisit): Promise<Bound | undefined> {
  const token = request.cookies[cookieName]
  if (token === undefined || token.length > 100) return undefined
  const { rows } = await sql<Bound>`
    update announcements.screen set seen_at = now() where token_hash = ${hashOf(token)} and revoked_at is null
    returning name, shows`.execute(context.db)
  return rows[0]
}

async function shownTo(
  context: AppContext,
  screen: Bound,
  contents: readonly ScreenContent[],
): Promise<DocumentAnswer> {
  const shown = contents.filter(({ key }) => screen.shows.includes(key))
  const slides = await Promise.all(shown.map((content) => content.slides(context)))
  return screenPage(screen.name, slides.flat())
}

/** Tries of codes, of all who try: a person with a code needs one. */
const tries = () => tokenBucket({ burst: 20, perSecond: 0.2 })

/** Binds whoever types a good code: the code is used up, a device bound before is so no more. */
async function bind({ context, reply }: DocumentVisit, typed: string): Promise<boolean> {
  const token = newToken()
  const { rows } = await sql`
    update announcements.screen set token_hash = ${hashOf(token)}, bound_at = now(), seen_at = now(), code_hash = null, code_until = null
    where code_hash = ${hashOf(typedCode(typed))} and code_until > now() and revoked_at is null returning id`.execute(
    context.db,
  )
  if (rows.length === 0) return false
  reply.setCookie(cookieName, token, cookieOf(context))
  return true
}

/** @param contents of all areas */
export function screenDocument(contents: readonly ScreenContent[]) {
  const bucket = tries()
  return document({
    path: screenPagePath,
    show: async (visit) => {
      const screen = await screenOf(visit)
      return screen ? shownTo(visit.context, screen, contents) : bindingPage(null)
    },
    act: async (visit, { code = '' }) => {
      if (visit.request.headers['sec-fetch-site'] === 'cross-site')
        return { status: 403, ...bindingPage(t`Откройте эту страницу заново`) }
      if (!bucket.take()) return { status: 429, ...bindingPage(t`Слишком много попыток, подождите минуту`) }
      if (await bind(visit, code)) return { redirectTo: screenPagePath }
      return { status: 422, ...bindingPage(t`Код не подошёл: он действует 10 минут и один раз`) }
    },
    failed: failedPage,
    script: screenScript,
  })
}
