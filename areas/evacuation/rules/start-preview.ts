import type { Lists } from './lists.ts'

/** How many people an evacuation with these lists would raise; lists without people don't count. */
export function startPreviewOf({ lists, entries }: Lists, duty: readonly number[]) {
  const expected = entries.filter(({ status }) => status === 'waiting')
  const filled = new Set(expected.map(({ list }) => list))
  const standing = lists.filter(({ key }) => filled.has(key))
  const onDuty = ({ type, collectors }: Lists['lists'][number]) =>
    type !== 'guests' && type !== 'rest' && collectors.every((one) => duty.includes(one))
  return {
    lists: standing.length,
    expected: expected.length,
    away: entries.length - expected.length,
    on_duty: standing.filter(onDuty).length,
    collectors: new Set(standing.flatMap(({ collectors }) => collectors)).size,
  }
}
