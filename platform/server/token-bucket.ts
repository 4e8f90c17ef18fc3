/** How much one may do: so much at once, and then so much a second. */
export interface Allowance {
  burst: number
  perSecond: number
}
export interface TokenBucket {
  /** @returns whether there was a token to take */
  take: () => boolean
}

export function tokenBucket({ burst, perSecond }: Allowance): TokenBucket {
  let left = burst
  let at = performance.now()
  return {
    take: () => {
      const now = performance.now()
      left = Math.min(burst, left + ((now - at) / 1000) * perSecond)
      at = now
      if (left < 1) return false
      left--
      return true
    },
  }
}
