export interface CalendarEvent {
  /** Values by name, parameters left out, unescaped. */
  [name: string]: string
}

const unescaped = (value: string) =>
  value.replaceAll(/\\([\\;,nN])/g, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped))

/** Reads text/calendar back: the lines as they came, the time zones and the events. */
export function readCalendarText(text: string) {
  const lines = text.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)
  const events: CalendarEvent[] = []
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({})
    const found = /^([A-Z-]+)(;[^:]*)?:(.*)$/s.exec(line)
    const event = events.at(-1)
    if (found?.[1] && event) event[found[1]] ??= `${found[2] ?? ''}${found[2] ? ':' : ''}${unescaped(found[3] ?? '')}`
  }
  return { lines, events, maxOctets: Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line))) }
}
