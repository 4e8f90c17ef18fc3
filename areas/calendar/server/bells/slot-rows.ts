import type { Bell } from '../../rules/bell-objections.ts'

/** Rows of calendar.bell_slot. */
export const slotRows = (scheduleId: number, slots: readonly Bell[]) =>
  slots.map(({ start_time, end_time, ...slot }) => ({
    ...slot,
    schedule_id: scheduleId,
    starts_at: start_time,
    ends_at: end_time,
  }))
