import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Output } from '#platform/contract/endpoint.ts'
import { IconPlus } from '#platform/web/icons/index.ts'
import { Button, Group, Pill, Select, Stack, Text } from '#platform/web/ui/index.ts'
import { maxDecidersOfStep, type listRoutes, type RouteDecider } from '../../contract/routes.ts'
import { StaffSelect } from '../staff-select.tsx'
import type { DraftStep } from './route-draft.ts'

interface Props {
  of: DraftStep['deciders']
  /** Of the step: names the fields. */
  number: number
  kind: string
  answer: Output<typeof listRoutes>
  onChange: (deciders: DraftStep['deciders']) => void
}
const key = (decider: RouteDecider) => JSON.stringify(decider)

/** Who decides at a step: posts, holders of a key, persons. */
export function DecidersField({ of, number, kind, answer, onChange }: Props) {
  const { t } = useLingui()
  const add = (decider: RouteDecider, words: string) => {
    if (!of.some((one) => key(one.decider) === key(decider))) onChange([...of, { decider, words }])
  }
  return (
    <Stack
      gap={6}
      component="fieldset"
      aria-label={t`Кто решает: шаг ${number}`}
      style={{ border: 'none', margin: 0, padding: 0 }}
    >
      <Group gap={6}>
        {of.length === 0 ? (
          <Text size="sm" c="dimmed">
            <Trans>Кто решает, ещё не выбрано</Trans>
          </Text>
        ) : null}
        {of.map(({ decider, words }) => (
          <Pill
            key={key(decider)}
            size="md"
            withRemoveButton
            removeButtonProps={{ 'aria-label': t`Убрать: ${words}`, tabIndex: 0, 'aria-hidden': false }}
            onRemove={() => onChange(of.filter((one) => one.decider !== decider))}
          >
            {words}
          </Pill>
        ))}
      </Group>
      {of.length < maxDecidersOfStep ? <NewDecider kind={kind} number={number} answer={answer} onAdd={add} /> : null}
    </Stack>
  )
}

type Way = { by: 'post'; post: string } | { by: 'key' } | { by: 'person' }
interface NewProps extends Pick<Props, 'kind' | 'number' | 'answer'> {
  onAdd: (decider: RouteDecider, words: string) => void
}

/** First by what, then, where that names something, whom: a post without a target is added at once. */
function NewDecider({ kind, number, answer: { posts, keys }, onAdd }: NewProps) {
  const { t } = useLingui()
  const [way, setWay] = useState<Way | null>(null)
  const offered = posts.filter((post) => post.kind === null || post.kind === kind.split(':', 1)[0])
  const choose = (value: string | null) => {
    const post = offered.find((one) => one.key === value)
    if (post && post.targets === null) {
      onAdd({ by: 'post', post: post.key, target_id: null }, post.title)
      setWay(null)
    } else if (post) setWay({ by: 'post', post: post.key })
    else setWay(value === 'key' ? { by: 'key' } : value === 'person' ? { by: 'person' } : null)
  }
  const done = (decider: RouteDecider, words: string) => {
    onAdd(decider, words)
    setWay(null)
  }
  return (
    <Group gap="xs" align="flex-end">
      <Select
        size="xs"
        w={260}
        leftSection={<IconPlus size={14} aria-hidden />}
        aria-label={t`Добавить решающего: шаг ${number}`}
        placeholder={t`Добавить решающего`}
        data={[
          ...offered.map((post) => ({ value: post.key, label: post.title })),
          { value: 'key', label: t`У кого есть доступ` },
          { value: 'person', label: t`Сотрудник` },
        ]}
        value={way === null ? null : way.by === 'post' ? way.post : way.by}
        onChange={choose}
      />
      {way?.by === 'post' ? <TargetSelect post={offered.find((one) => one.key === way.post)} onChoose={done} /> : null}
      {way?.by === 'key' ? (
        <Select
          size="xs"
          w={260}
          searchable
          aria-label={t`Какой доступ`}
          placeholder={t`Какой доступ`}
          data={keys.map((one) => ({ value: one.key, label: one.title }))}
          value={null}
          onChange={(value) =>
            value !== null &&
            done({ by: 'key', key: value }, t`Доступ «${keys.find((one) => one.key === value)?.title ?? value}»`)
          }
        />
      ) : null}
      {way?.by === 'person' ? (
        <StaffSelect
          label={t`Кто`}
          size="xs"
          value={null}
          onChange={(id, name) => id !== null && done({ by: 'person', person_id: id }, name)}
        />
      ) : null}
      {way === null ? null : (
        <Button size="compact-xs" variant="subtle" onClick={() => setWay(null)}>
          <Trans>Отмена</Trans>
        </Button>
      )}
    </Group>
  )
}

function TargetSelect({
  post,
  onChoose,
}: {
  post: NewProps['answer']['posts'][number] | undefined
  onChoose: NewProps['onAdd']
}) {
  const { t } = useLingui()
  const targets = post?.targets ?? []
  return (
    <Select
      size="xs"
      w={300}
      searchable
      aria-label={t`Что выбрать: ${post?.title ?? ''}`}
      placeholder={post?.title ?? ''}
      nothingFoundMessage={t`Ничего не нашлось`}
      data={targets.map(({ id, title }) => ({ value: String(id), label: title }))}
      value={null}
      onChange={(value) => {
        const target = targets.find(({ id }) => String(id) === value)
        if (post && target)
          onChoose({ by: 'post', post: post.key, target_id: target.id }, `${post.title}: ${target.title}`)
      }}
    />
  )
}
