import { loadYears } from '#areas/calendar/web/index.ts'
import { logPageView } from '#areas/page-views/web/index.ts'
import { messages } from '#locales/ru.po'
import { untilLoaded } from '#platform/web/until-loaded.ts'
import { areaPages } from './areas.ts'
import { fillings } from './fillings.ts'
import { shellPages } from './shell-pages.ts'
import type { AppHalf } from './app-half.ts'

/** The pages of who has signed in, and those that stand open to everybody. */
export const signedIn: AppHalf = {
  pages: [...areaPages, ...shellPages],
  fillings,
  messages,
  loadFinders: async () => (await untilLoaded(() => import('./finders.ts'))).finders,
  loadYears,
  logPageView,
}
