/** When one is not to be disturbed, `HH:MM` of the school's time; past midnight where the end comes before the beginning. */
export interface QuietHours {
  starts_at: string
  ends_at: string
}

/** Whether a time of day lies within quiet hours: the beginning belongs to them, the end does not. */
export function isQuiet(hours: QuietHours | null, time: string): boolean {
  if (hours === null) return false
  const { starts_at, ends_at } = hours
  return starts_at < ends_at ? time >= starts_at && time < ends_at : time >= starts_at || time < ends_at
}
