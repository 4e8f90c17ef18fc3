import { Trans, useLingui } from '@lingui/react/macro'
import { LinkAnchor } from '#platform/web/ui/index.ts'
import type { HeadsHome } from '../../contract/heads-home.ts'
import { DayPanel } from '../day/day-panel.tsx'
import { Nothing } from '../day/nothing.tsx'
import { PanelRow } from './panel-row.tsx'
import dayStyles from '../day/day.module.css'

/** Where most lessons of the last fortnight have no topic. */
export function CompletionNow({ home: { completion } }: { home: HeadsHome }) {
  const { t } = useLingui()
  const { by, rows } = completion
  return (
    <DayPanel
      title={t`Уроки без темы за две недели`}
      aside={
        <LinkAnchor to="/journal-filling" search={by === 'class' ? { by } : {}} size="sm">
          <Trans>Заполнение</Trans>
        </LinkAnchor>
      }
    >
      <ul className={dayStyles['list']}>
        {rows.map(({ id, title, unfilled, lessons }) => (
          <PanelRow
            key={id}
            title={
              <LinkAnchor
                to="/journal-filling"
                search={{ tab: 'lessons', [by === 'class' ? 'class' : 'teacher']: String(id) }}
                c="inherit"
              >
                {by === 'class' ? t`${title} класс` : title}
              </LinkAnchor>
            }
            value={
              <Trans>
                {unfilled} из {lessons}
              </Trans>
            }
          />
        ))}
      </ul>
      {rows.length === 0 ? (
        <Nothing>
          <Trans>У всех прошедших уроков тема записана</Trans>
        </Nothing>
      ) : null}
    </DayPanel>
  )
}
