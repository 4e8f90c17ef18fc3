import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { IconPlus } from '#platform/web/icons/index.ts'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { Answer, Badge, Button, Empty, Panel, PanelHead, Stack, Text, Title } from '#platform/web/ui/index.ts'
import { listPosts, type Post, type PostsOfPerson } from '../../contract/posts.ts'
import { unusualTotalRate } from '../../rules/rates.ts'
import { DeputyPanel } from '#areas/approvals/web/index.ts'
import { EndDialog } from './end-dialog.tsx'
import { PostDialog } from './post-dialog.tsx'
import { PostHistory } from './post-history.tsx'
import { PostItem } from './post-item.tsx'
import styles from './work.module.css'

/** «Работа»: the posts that a person holds, held and is to hold. */
export function WorkTab({ personId }: { personId: number }) {
  const posts = useQuery(query(listPosts, { params: { id: String(personId) } }))
  return <Answer of={posts}>{(work) => <Shown personId={personId} work={work} />}</Answer>
}

type OpenDialog = { kind: 'new' } | { kind: 'change'; post: Post } | { kind: 'end'; post: Post }

function Total({ work: { total_rate } }: { work: PostsOfPerson }) {
  if (total_rate === null || total_rate === 0) return null
  const rate = displayNumber(total_rate)
  return (
    <Badge variant="light" color={total_rate > unusualTotalRate ? 'orange' : 'gray'} tt="none" size="lg">
      <Trans>Всего ставок: {rate}</Trans>
    </Badge>
  )
}

function Shown({ personId, work }: { personId: number; work: PostsOfPerson }) {
  const { t } = useLingui()
  const [dialog, open] = useState<OpenDialog | null>(null)
  const close = () => open(null)
  const groups = [
    { state: 'now', title: t`Сейчас` },
    { state: 'later', title: t`Будет` },
    { state: 'before', title: t`Раньше` },
  ] as const
  return (
    <Stack gap="md">
      <Panel>
        <Stack gap="md">
          <PanelHead title={<Trans>Должности</Trans>} beside={<Total work={work} />}>
            {work.may_edit ? (
              <Button
                size="xs"
                variant="light"
                leftSection={<IconPlus size={16} aria-hidden />}
                onClick={() => open({ kind: 'new' })}
              >
                <Trans>Назначить на должность</Trans>
              </Button>
            ) : null}
          </PanelHead>
          {work.items.length === 0 ? (
            <Empty
              title={<Trans>Должностей нет</Trans>}
              hint={<Trans>С должности начинаются место в структуре школы и часы работы</Trans>}
              action={
                <Button onClick={() => open({ kind: 'new' })}>
                  <Trans>Назначить первую</Trans>
                </Button>
              }
              by={{
                may: work.may_edit,
                who: <Trans>На должность назначает отдел кадров или администратор школы</Trans>,
              }}
            />
          ) : null}
          {groups.map(({ state, title }) => {
            const items = work.items.filter((post) => post.state === state)
            if (items.length === 0) return null
            return (
              <div key={state}>
                {work.shows_terms ? (
                  <Text component="h3" size="sm" fw={600} c="dimmed">
                    {title}
                  </Text>
                ) : null}
                <ul className={styles['posts']}>
                  {items.map((post) => (
                    <PostItem
                      key={post.id}
                      post={post}
                      work={work}
                      onChange={() => open({ kind: 'change', post })}
                      onEnd={() => open({ kind: 'end', post })}
                    />
                  ))}
                </ul>
              </div>
            )
          })}
        </Stack>
      </Panel>
      <DeputyPanel personId={personId} />
      {work.may_edit ? (
        <>
          <Title order={2} size="h4">
            <Trans>Изменения должностей</Trans>
          </Title>
          <PostHistory personId={personId} />
        </>
      ) : null}
      {dialog?.kind === 'new' ? <PostDialog personId={personId} work={work} post={null} onClose={close} /> : null}
      {dialog?.kind === 'change' ? (
        <PostDialog personId={personId} work={work} post={dialog.post} onClose={close} />
      ) : null}
      {dialog?.kind === 'end' ? <EndDialog post={dialog.post} today={work.today} onClose={close} /> : null}
    </Stack>
  )
}
