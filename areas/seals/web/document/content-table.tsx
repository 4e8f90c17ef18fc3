import { useLingui } from '@lingui/react/macro'
import type { SealCell, SealContent } from '../../contract/seal.ts'
import classes from './document.module.css'

interface Props {
  table: SealContent['tables'][number]
  language: string
}

/** Whoever has no mouse comes to it and scrolls. */
const scrolledByKeys = { tabIndex: 0 }

/** A table of a paper, as it stands there. */
export function ContentTable({ table: { title, head, rows }, language }: Props) {
  const { t } = useLingui()
  const label = title ?? head[0] ?? ''
  return (
    <section className={classes['scroller']} {...scrolledByKeys} aria-label={t`Таблица: ${label}`}>
      <table lang={language}>
        {title === null ? null : <caption>{title}</caption>}
        <thead>
          <tr>
            {head.map((text, index) => (
              <th key={index} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => (
                <Cell key={index} cell={cell} isFirst={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ cell, isFirst }: { cell: SealCell; isFirst: boolean }) {
  const { text, columns } = typeof cell === 'string' ? { text: cell, columns: 1 } : cell
  if (isFirst) return <th scope="row">{text}</th>
  return <td colSpan={columns}>{text}</td>
}
