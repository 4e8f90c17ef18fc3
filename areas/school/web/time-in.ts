import { serverNow } from '#platform/web/api/index.ts'

/** What a clock of the zone shows now, `dd.MM, HH:MM`. */
export const timeIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('ru-RU', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(serverNow())
