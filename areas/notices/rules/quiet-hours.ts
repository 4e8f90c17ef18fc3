/** When one is not to be disturbed, `HH:MM` of the school's time; past midnight where the end comes before the beginning. */
export interface QuietHours {
  start_time: string
  end_time: string
}

/** Whether a time of day lies within quiet hours: the beginning belongs to them, the end does not. */
export function isQuiet(hours: QuietHours | null, time: string): boolean {
  if (hours === null) return false
  const { start_time, end_time } = hours
  return start_time < end_time ? time >= start_time && time < end_time : time >= start_time || time < end_time
}
