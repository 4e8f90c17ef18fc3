let offsetMs = 0

/** Learns how far this device's clock is from the server's, from the `Date` header of an answer (whole seconds). */
export function noteServerDate(header: string | null, now: number = Date.now()): void {
  const given = header === null ? Number.NaN : Date.parse(header)
  if (!Number.isNaN(given)) offsetMs = given - now
}

/** The server's time now, milliseconds since the epoch. */
export const serverNow = (): number => Date.now() + offsetMs
