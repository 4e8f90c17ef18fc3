import { Trans, useLingui } from '@lingui/react/macro'
import { useDisclosure } from '@mantine/hooks'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { DayPanel, MoreButton, Nothing, PanelList } from '#platform/web/home/index.ts'
import { LinkAnchor } from '#platform/web/ui/index.ts'
import type { HeadsHome } from '../../contract/heads-home.ts'
import { PanelRow } from './panel-row.tsx'

const shownAtFirst = 3

/** СОР and СОЧ of the next seven days. */
export function ComingAtSchool({ home: { works } }: { home: HeadsHome }) {
  const { t } = useLingui()
  const [isWhole, { open }] = useDisclosure(false)
  const shown = isWhole ? works : works.slice(0, shownAtFirst)
  const hidden = works.length - shown.length
  return (
    <DayPanel
      title={t`СОР и СОЧ на неделю`}
      aside={
        <LinkAnchor to="/journal-works" size="sm">
          <Trans>График</Trans>
        </LinkAnchor>
      }
    >
      <PanelList>
        {shown.map(({ id, kind, number, date, course, group, group_id }) => (
          <PanelRow
            key={id}
            title={
              <LinkAnchor to="/journal" search={{ group: String(group_id) }} c="inherit">
                {kind === 'soch' ? t`СОЧ` : t`СОР ${number}`} · {course}, {group}
              </LinkAnchor>
            }
            value={weekdayAndDay(date)}
          />
        ))}
      </PanelList>
      <MoreButton hidden={hidden} onOpen={open} />
      {works.length === 0 ? (
        <Nothing>
          <Trans>На ближайшую неделю работ не запланировано</Trans>
        </Nothing>
      ) : null}
    </DayPanel>
  )
}
