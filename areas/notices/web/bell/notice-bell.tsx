import { useLingui } from '@lingui/react/macro'
import { IconBell } from '#platform/web/icons/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { ActionIcon, Loading, PanelBeside, useOpener } from '#platform/web/ui/index.ts'
import { useUnread } from '../use-unread.ts'
import { useLiveNotices } from './use-live-notices.ts'
import classes from './bell.module.css'

const Latest = lazyPart(
  async () => (await import('./latest-notices.tsx')).LatestNotices,
  <Loading lines={4} height={34} />,
)
const preload = async () => void (await Promise.all([PanelBeside.preload(), Latest.preload()]))
const maxShown = 99

/** The bell in the top bar: how many notices are unread, and the latest ones. */
export function NoticeBell() {
  const { t } = useLingui()
  const { button, hasOpened, ...beside } = useOpener('dialog', preload)
  const unread = useUnread()
  useLiveNotices()
  const count = unread > maxShown ? `${maxShown}+` : String(unread)
  const label = unread > 0 ? t`Уведомления, непрочитанных: ${count}` : t`Уведомления`
  return (
    <>
      <ActionIcon {...button} size="lg" className={classes['bell']} aria-label={label} title={label}>
        <IconBell size={19} stroke={1.6} />
        {unread > 0 ? (
          <span className={classes['count']} aria-hidden>
            {count}
          </span>
        ) : null}
      </ActionIcon>
      {hasOpened ? (
        <PanelBeside
          {...beside}
          label={t`Уведомления`}
          position="bottom-end"
          width={380}
          className={classes['dropdown']}
        >
          <Latest onChosen={() => beside.setOpen(false)} />
        </PanelBeside>
      ) : null}
    </>
  )
}
