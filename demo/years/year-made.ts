/** A past year under construction: a copy of the present one, so many days earlier. */
export interface PastYear {
  yearId: number
  presentYearId: number
  yearsBack: number
  /** A whole number of weeks, so that lessons keep their weekdays. */
  days: number
}
