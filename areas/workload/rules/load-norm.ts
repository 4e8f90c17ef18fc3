/** Numbers of orders that hold on a day. */
export interface LoadNorm {
  /** Hours a week of a full post. */
  week: number
  /** More than so many posts in hours is warned of, and never proposed. */
  largest: number
}
/** How a college counts the load of a year. */
export interface YearNorm {
  /** Of study, in which hours a week are given. */
  weeks: number
  /** Hours a year of a full post. */
  norm: number
}
