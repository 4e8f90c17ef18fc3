import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { call, useSession } from '#platform/web/api/index.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { usePlace } from '#platform/web/places.tsx'
import { UnstyledButton, VisuallyHidden } from '#platform/web/ui/index.ts'
import { readNotices, type Notice } from '../../contract/notices.ts'
import { noticeAnswers } from '../places.ts'
import { linkOf } from '../notices-path.ts'
import { useKnownNotices } from '../use-known-notices.ts'
import classes from './feed.module.css'

interface Props {
  notices: readonly Notice[]
  label: string
  /** One that leads somewhere was chosen. */
  onChosen?: () => void
}

/** Notices, the newest first: each leads to its matter and is read by being chosen; some are answered here. */
export function NoticeList({ notices, label, onChosen }: Props) {
  const { refetch } = useKnownNotices()
  const answers = usePlace(noticeAnswers)
  const { mutate } = useMutation({ ...call(readNotices), onSuccess: refetch })
  const read = ({ id, read_at }: Notice) => {
    if (read_at === null) mutate({ body: { ids: [id] } })
  }
  return (
    <ul className={classes['list']} aria-label={label}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <Entry notice={notice} onRead={() => read(notice)} onChosen={onChosen}>
            <NoticeText notice={notice} />
          </Entry>
          {answers
            .filter(({ kind }) => kind === notice.kind)
            .map(({ kind, component: Answer }) => (
              <Answer key={kind} notice={notice} onAnswered={() => read(notice)} />
            ))}
        </li>
      ))}
    </ul>
  )
}

interface EntryProps {
  notice: Notice
  onRead: () => void
  onChosen: (() => void) | undefined
  children: ReactNode
}

/** A link where there is something to open, a button while it is unread, else plain text. */
function Entry({ notice: { link, read_at }, onRead, onChosen, children }: EntryProps) {
  const target = linkOf(link, useSession()?.client ?? 0)
  const isUnread = read_at === null || undefined
  const open = () => {
    onRead()
    onChosen?.()
  }
  if (target !== null)
    return (
      <Link {...target} className={classes['entry']} data-unread={isUnread} onClick={open}>
        {children}
      </Link>
    )
  if (isUnread)
    return (
      <UnstyledButton className={classes['entry']} data-unread onClick={onRead}>
        {children}
      </UnstyledButton>
    )
  return <div className={classes['entry']}>{children}</div>
}

function NoticeText({ notice: { title, text, made_at, read_at } }: { notice: Notice }) {
  const { t } = useLingui()
  return (
    <>
      <span className={classes['dot']} aria-hidden />
      <span className={classes['what']}>
        <span className={classes['title']}>
          {read_at === null ? <VisuallyHidden>{t`Не прочитано:`} </VisuallyHidden> : null}
          {title}
        </span>
        {text === '' ? null : <span className={classes['text']}>{text}</span>}
        <time className={classes['when']} dateTime={made_at}>
          {displayMoment(made_at)}
        </time>
      </span>
    </>
  )
}
