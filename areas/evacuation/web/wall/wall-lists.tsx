import { useLingui } from '@lingui/react/macro'
import { namesText } from '../../rules/names.ts'
import { expectedOf, foundOf } from '../../rules/tally.ts'
import type { UnitLine } from '../board/board.ts'
import { useTurning } from './use-turning.ts'
import classes from './wall.module.css'

interface Props {
  lines: readonly UnitLine[]
  /** How many there is room for; 0: none. */
  onPage: number
}
/** Lists that still wait for people, a page at a time, in turn, with who is responsible. */
export function WallLists({ lines, onPage }: Props) {
  const { t } = useLingui()
  const pages = onPage === 0 ? 0 : Math.ceil(lines.length / onPage)
  const page = useTurning(pages)
  if (pages === 0) return null
  return (
    <div className={classes['waiting']}>
      <h2 id="wall-lists">
        {t`Где ждут людей`} · {lines.length}
        <span>{pages > 1 ? `${page + 1} / ${pages}` : ''}</span>
      </h2>
      <ol key={page} aria-labelledby="wall-lists">
        {lines.slice(page * onPage, (page + 1) * onPage).map((line) => (
          <WallList key={line.key} line={line} />
        ))}
      </ol>
    </div>
  )
}

function WallList({ line: { unit, tally } }: { line: UnitLine }) {
  const { t } = useLingui()
  const who = namesText(unit.collectors.map(({ short_name }) => short_name))
  return (
    <li>
      <div>
        <p className={classes['list']}>{unit.title}</p>
        <p className={classes['who']}>{[who || t`дежурные`, unit.place].filter(Boolean).join(' · ')}</p>
      </div>
      <span className={classes['left']}>
        {foundOf(tally)} / {expectedOf(tally)}
      </span>
    </li>
  )
}
