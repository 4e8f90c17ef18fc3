import { useLingui } from '@lingui/react/macro'
import { IconBell } from '#platform/web/icons/index.ts'
import { useState } from 'react'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { ActionIcon, Loading, Popover } from '#platform/web/ui/index.ts'
import { useUnread } from '../use-unread.ts'
import { useLiveNotices } from './use-live-notices.ts'
import classes from './bell.module.css'

const Latest = lazyPart(
  async () => (await import('./latest-notices.tsx')).LatestNotices,
  <Loading lines={4} height={34} />,
)
const maxShown = 99

/** The bell in the top bar: how many notices are unread, and the latest ones. */
export function NoticeBell() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const unread = useUnread()
  useLiveNotices()
  const count = unread > maxShown ? `${maxShown}+` : String(unread)
  const label = unread > 0 ? t`Уведомления, непрочитанных: ${count}` : t`Уведомления`
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={380} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          size="lg"
          className={classes['bell']}
          aria-label={label}
          title={label}
          onClick={() => setOpen(!isOpen)}
        >
          <IconBell size={19} stroke={1.6} />
          {unread > 0 ? (
            <span className={classes['count']} aria-hidden>
              {count}
            </span>
          ) : null}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes['dropdown']} p={0} aria-label={t`Уведомления`}>
        <Latest onChosen={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
