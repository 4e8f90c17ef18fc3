/** Numbers of orders that hold on a day. */
export interface LoadNorm {
  /** Hours a week of a full post. */
  week: number
  /** More than so many posts in hours is warned of, and never proposed. */
  largest: number
}
