import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import type { PermissionGroup } from '../../../contract/permission-table.ts'
import { cellKey, levelAt, nextLevel, type CellLevel, type Levels } from '../../../rules/rights-changes.ts'
import { columnHeader, row, rowGroup, rowHeader } from '#platform/web/grid/view/roles.ts'
import { cellAt, placeOf, stepFrom, type Place } from './grid-steps.ts'
import { RightsRow } from './rights-row.tsx'
import { isDefaultRole, type RoleColumn } from './shown-rights.ts'
import classes from './rights-grid.module.css'

interface Props {
  groups: readonly PermissionGroup[]
  roles: readonly RoleColumn[]
  levels: Levels
  defaults: Levels
  changed: ReadonlySet<string>
  /** Undefined: for reading only. */
  onSet?: ((roleId: number, key: string, level: CellLevel) => void) | undefined
  onAskHolders: (key: string) => void
  onAskRole: (roleId: number) => void
}
/** By what stands on the key in the Russian and in the Latin layout. */
const typedLevels: Readonly<Record<string, CellLevel>> = {
  ч: 'read',
  x: 'read',
  п: 'write',
  g: 'write',
  '0': 'none',
  Delete: 'none',
  Backspace: 'none',
}
const signs: Record<CellLevel, string> = { none: 'n', read: 'r', write: 'w' }

/** Keys down, roles across: arrows go from cell to cell, Space and the letters ч, п, 0 set the level. */
export function RightsGrid(props: Props) {
  const { t } = useLingui()
  const { groups, roles, levels, defaults, changed, onSet, onAskHolders, onAskRole } = props
  const grid = useRef<HTMLDivElement>(null)
  const first: Place = { key: groups[0]?.permissions[0]?.key ?? '', role: roles[0]?.id ?? 0 }
  const [place, setPlace] = useState(first)
  const keys = ['', ...groups.flatMap(({ permissions }) => permissions.map((one) => one.key))]
  const columns = [0, ...roles.map(({ id }) => id)]
  const active = keys.includes(place.key) && columns.includes(place.role) ? place : first
  const cellsOf = (key: string) =>
    roles
      .map((role) => {
        const level = levelAt(levels, role.id, key)
        const isCustom = isDefaultRole(role) && level !== levelAt(defaults, role.id, key)
        return `${signs[level]}${changed.has(cellKey(role.id, key)) ? '*' : ''}${isCustom ? '!' : ''}`
      })
      .join(' ')
  const act = ({ key, role }: Place, level?: CellLevel) => {
    if (key === '') return onAskRole(role)
    if (role === 0) return onAskHolders(key)
    onSet?.(role, key, level ?? nextLevel(levelAt(levels, role, key)))
  }
  const press = (event: KeyboardEvent) => {
    const at = placeOf(event.target)
    if (!at || event.altKey || event.metaKey) return
    const next = stepFrom(event, at, { keys, columns })
    const level = event.ctrlKey ? undefined : typedLevels[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    const isCell = at.key !== '' && at.role !== 0
    if (next) cellAt(grid.current, next)?.focus()
    else if (isCell && (event.key === ' ' || event.key === 'Enter')) act(at)
    else if (isCell && level !== undefined) act(at, level)
    else return
    event.preventDefault()
  }
  const click = ({ target }: MouseEvent) => {
    const at = placeOf(target)
    if (at) act(at)
  }
  const focus = ({ target }: FocusEvent) => {
    const at = placeOf(target)
    if (at) setPlace(at)
  }
  const events = { onKeyDown: press, onClick: click, onFocus: focus }
  return (
    <div className={classes['scroll']}>
      <div
        ref={grid}
        role="grid"
        aria-label={t`Права ролей`}
        aria-readonly={onSet === undefined}
        className={classes['grid']}
        {...events}
      >
        <div {...rowGroup} className={classes['top']}>
          <div {...row} className={classes['row']}>
            <div {...columnHeader} className={classes['corner']}>
              {t`Доступ`}
            </div>
            {roles.map(({ id, title }) => (
              <div key={id} {...columnHeader} className={classes['role']}>
                <button
                  type="button"
                  data-key=""
                  data-role={id}
                  tabIndex={active.key === '' && active.role === id ? 0 : -1}
                  title={t`${title}: по умолчанию, история`}
                >
                  {title}
                </button>
              </div>
            ))}
          </div>
        </div>
        {groups.map((group) => (
          <div key={group.title} {...rowGroup} className={classes['body']}>
            <div {...row} className={classes['groupRow']}>
              <div {...rowHeader} className={classes['group']}>
                {group.title}
              </div>
            </div>
            {group.permissions.map((permission) => (
              <RightsRow
                key={permission.key}
                permission={permission}
                roles={roles}
                cells={cellsOf(permission.key)}
                active={active.key === permission.key ? active.role : null}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
