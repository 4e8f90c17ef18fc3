import { Trans, useLingui } from '@lingui/react/macro'
import { IconCalendarX, IconPencil, IconTrash } from '#platform/web/icons/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { Action, ActionMenu, LinkAnchor, Text } from '#platform/web/ui/index.ts'
import type { Post, PostsOfPerson } from '../../contract/posts.ts'
import { useRemovePost } from './use-remove-post.ts'
import styles from './work.module.css'

interface Props {
  post: Post
  work: PostsOfPerson
  onChange: () => void
  onEnd: () => void
}

function Terms({ post: { rate, from, to } }: { post: Post }) {
  const { t } = useLingui()
  const [since, till] = [from && displayDate(from), to && displayDate(to)]
  const days = since && till ? `${since} – ${till}` : since ? t`с ${since}` : till ? t`по ${till}` : null
  const shown = rate === null ? null : t`ставка ${displayNumber(rate)}`
  return (
    <Text size="sm" c="dimmed">
      {[shown, days].filter(Boolean).join(' · ')}
    </Text>
  )
}

/** A post: what, where, how much, since when, and what can be done with it. */
export function PostItem({ post, work, onChange, onEnd }: Props) {
  const { t } = useLingui()
  const remove = useRemovePost()
  const { position, unit } = post
  return (
    <li className={styles['post']}>
      <div className={styles['main']}>
        <Text fw={500}>{position}</Text>
        {unit ? (
          <LinkAnchor to="/org-structure" search={{ unit: String(unit.id) }} size="sm">
            {unit.title}
          </LinkAnchor>
        ) : null}
        {work.shows_terms ? <Terms post={post} /> : null}
      </div>
      {work.may_edit ? (
        <ActionMenu label={t`Действия: ${position}`}>
          <Action icon={<IconPencil size={16} aria-hidden />} onClick={onChange}>
            <Trans>Изменить</Trans>
          </Action>
          <Action icon={<IconCalendarX size={16} aria-hidden />} onClick={onEnd}>
            {post.to === null ? <Trans>Завершить…</Trans> : <Trans>Изменить последний день…</Trans>}
          </Action>
          <Action icon={<IconTrash size={16} aria-hidden />} isDangerous onClick={() => void remove(post)}>
            <Trans>Удалить ошибочную запись</Trans>
          </Action>
        </ActionMenu>
      ) : null}
    </li>
  )
}
