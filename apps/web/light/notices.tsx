import { useEffect, useState } from 'react'
import { attachHost, type Notice } from '#platform/web/notifications/notify.ts'
import classes from './notices.module.css'

/** Specification §9. */
const shownMs = 3000

/** Notifications of a light document: as elsewhere a title only, gone by itself or by a click; the same one is not shown twice. */
export function Notices() {
  const [shown, setShown] = useState<readonly Notice[]>([])
  const hide = (title: string) => setShown((notices) => notices.filter((one) => one.title !== title))
  useEffect(() => {
    attachHost((notice) => {
      setShown((notices) => [...notices.filter(({ title }) => title !== notice.title), notice])
      setTimeout(() => hide(notice.title), shownMs)
    })
  }, [])
  return (
    <div className={classes['notices']}>
      {shown.map(({ kind, title }) => (
        <div key={title} role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}>
          <button type="button" className={classes['notice']} data-kind={kind} onClick={() => hide(title)}>
            {title}
          </button>
        </div>
      ))}
    </div>
  )
}
