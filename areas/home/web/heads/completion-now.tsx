import { Trans, useLingui } from '@lingui/react/macro'
import { DayPanel, Nothing, PanelList } from '#platform/web/home/index.ts'
import { LinkAnchor } from '#platform/web/ui/index.ts'
import type { HeadsHome } from '../../contract/heads-home.ts'
import { PanelRow } from './panel-row.tsx'

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
      <PanelList>
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
      </PanelList>
      {rows.length === 0 ? (
        <Nothing>
          <Trans>У всех прошедших уроков тема записана</Trans>
        </Nothing>
      ) : null}
    </DayPanel>
  )
}
