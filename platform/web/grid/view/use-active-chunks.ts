import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../when-idle.ts'
import type { ColumnChunk } from './geometry.ts'

const latestMs = 500

/**
 * Chunks whose cells are drawn. A year is thousands of cells: the chunk one looks at comes first, the others follow by
 * themselves while nothing else is to be done, the nearest first.
 */
export function useActiveChunks(chunks: readonly ColumnChunk[], first: string | undefined) {
  const [awake, setAwake] = useState<ReadonlySet<string>>(() => new Set(first === undefined ? [] : [first]))
  const at = chunks.findIndex(({ id }) => id === first)
  const next = chunks
    .map(({ id }, index) => ({ id, away: Math.abs(index - at) }))
    .toSorted((a, b) => a.away - b.away)
    .find(({ id }) => !awake.has(id))?.id
  const wake = (id: string) => setAwake((before) => new Set(before).add(id))
  useEffect(() => {
    if (next === undefined) return undefined
    return whenIdle(() => startTransition(() => wake(next)), latestMs)
  }, [next])
  return { awake, wake }
}
