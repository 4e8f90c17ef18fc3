import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { cell, row, rowHeader } from '#platform/web/grid/view/roles.ts'
import type { Permission } from '../../../contract/permission-table.ts'
import { levelTitles, type CellLevel } from '../../../rules/rights-changes.ts'
import classes from './rights-grid.module.css'

const levels: Readonly<Record<string, CellLevel>> = { n: 'none', r: 'read', w: 'write' }

const inTabOrder = { tabIndex: 0 }

interface Props {
  permission: Permission
  roles: readonly { id: number; title: string }[]
  /** Of each role its level (n, r, w), with `*` where it is not saved and `!` where it is not the default. */
  cells: string
  /** Which cell of the row has the place in the order of Tab: a role's id, 0 for the head; null: none here. */
  active: number | null
}

/** A key against the roles. Told by plain values only, so that a change draws one row anew. */
export const RightsRow = memo(function RightsRow({
  permission: { key, title: name, opens, opens_nothing },
  roles,
  cells,
  active,
}: Props) {
  const { t } = useLingui()
  const states = cells.split(' ')
  return (
    <div {...row} className={classes['row']}>
      <div {...rowHeader} className={classes['head']}>
        <button
          type="button"
          className={classes['permission']}
          data-key={key}
          data-role={0}
          tabIndex={active === 0 ? 0 : -1}
          title={t`${opens}. Кто имеет этот доступ?`}
        >
          <span>{name}</span>
          <small>{opens_nothing ? t`Пока ничего не открывает. ${opens}` : opens}</small>
        </button>
      </div>
      {roles.map(({ id, title }, index) => {
        const state = states[index] ?? 'n'
        const level = levels[state.charAt(0)] ?? 'none'
        const isChanged = state.includes('*')
        const isCustom = state.includes('!')
        const facts = [levelTitles[level], isChanged ? t`не сохранено` : '', isCustom ? t`не как по умолчанию` : '']
        return (
          <div
            key={id}
            {...cell}
            data-key={key}
            data-role={id}
            data-level={level}
            data-changed={isChanged || undefined}
            data-custom={isCustom || undefined}
            {...(active === id && inTabOrder)}
            aria-label={`${title}: ${name} — ${facts.filter(Boolean).join(', ')}`}
            className={classes['cell']}
          >
            {level === 'none' ? '' : level === 'read' ? t`ч` : t`п`}
          </div>
        )
      })}
    </div>
  )
})
