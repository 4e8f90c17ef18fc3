import type { Rollover } from '../../contract/shapes.ts'

export interface Totals {
  moves: number
  placed: number
  held: number
  leaves: number
  /** That are to be made. */
  classes: number
}
/** All parallels together. */
export function totalsOf({ parallels, lowest }: Pick<Rollover, 'parallels' | 'lowest'>): Totals {
  const classes = parallels.flatMap((one) => one.classes)
  const sum = (count: (one: (typeof classes)[number]) => number) => classes.reduce((all, one) => all + count(one), 0)
  const formed = [...parallels.flatMap((one) => one.new_classes), ...(lowest?.new_classes ?? [])]
  const wanted = [...classes.flatMap(({ into }) => into ?? []), ...formed]
  return {
    moves: sum(({ moves }) => moves),
    placed: sum(({ placed }) => placed),
    held: sum(({ held }) => held),
    leaves: sum(({ leaves }) => leaves),
    classes: wanted.filter(({ id }) => id === null).length,
  }
}
