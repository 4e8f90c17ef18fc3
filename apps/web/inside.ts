import { speak } from '#platform/web/house.tsx'
import { messages } from '#locales/ru.po'

export { loadYears } from '#areas/calendar/web/index.ts'
export { logPageView } from '#areas/page-views/web/index.ts'

/** What only the pages inside need: loaded beside the first of them. */
export const speakInside = (): void => speak('ru', messages)
