interface Counted {
  missing: number
  total: number
}

/** All of it is there; of nothing nothing is ready. */
export const isReady = ({ missing, total }: Counted): boolean => total > 0 && missing === 0

/** What part is there, 0 to 100, whole: less than all never says 100. */
export const readyPercent = ({ missing, total }: Counted): number =>
  total === 0 ? 0 : Math.floor((100 * Math.max(0, total - missing)) / total)
