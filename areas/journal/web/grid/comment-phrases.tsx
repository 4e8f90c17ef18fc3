import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, query } from '#platform/web/api/index.ts'
import { Button, Group, Stack, Textarea } from '#platform/web/ui/index.ts'
import { useKeptInput } from '#platform/web/use-kept-input.ts'
import { useState } from 'react'
import {
  changeCommentPhrases,
  maxPhraseLength,
  maxPhrases,
  readCommentPhrases,
} from '../../contract/comment-phrases.ts'

function usePhrases() {
  const { t } = useLingui()
  const client = useQueryClient()
  const known = query(readCommentPhrases)
  const { data } = useQuery({ ...known, staleTime: 5 * 60_000 })
  const { mutate, isPending } = useMutation({
    ...call(changeCommentPhrases),
    onSuccess: (answer) => client.setQueryData(known.queryKey, answer),
  })
  const common = [
    t`Хороший ответ`,
    t`Активная работа на уроке`,
    t`Нужно доработать`,
    t`Ошибки в вычислениях`,
    t`Нет домашнего задания`,
    t`Повторить тему`,
  ]
  const keep = (phrases: readonly string[], onKept?: () => void) =>
    mutate({ body: { phrases: phrases.length === 0 ? null : [...phrases] } }, { onSuccess: onKept })
  return { phrases: data?.phrases ?? common, keep, isPending }
}

interface Props {
  /** What is written already: it can be kept as a phrase. */
  written: string
  onChoose: (phrase: string) => void
}

/** A comment in one press: one's own phrases, or common ones until there are any; and the place where they are edited. */
export function CommentPhrases({ written, onChoose }: Props) {
  const { phrases, keep, isPending } = usePhrases()
  const [isEditing, setEditing] = useState(false)
  const said = written.trim()
  const isNew = said !== '' && said.length <= maxPhraseLength && !phrases.includes(said) && phrases.length < maxPhrases
  if (isEditing)
    return (
      <PhrasesEditor
        phrases={phrases}
        isBusy={isPending}
        onKeep={(edited) => keep(edited, () => setEditing(false))}
        onClose={() => setEditing(false)}
      />
    )
  const look = { size: 'compact-xs', fw: 400, maw: '100%' } as const
  return (
    <Group gap={4}>
      {phrases.map((phrase) => (
        <Button key={phrase} {...look} variant="default" title={phrase} onClick={() => onChoose(phrase)}>
          {phrase}
        </Button>
      ))}
      {isNew ? (
        <Button {...look} variant="light" loading={isPending} onClick={() => keep([...phrases, said])}>
          <Trans>Запомнить фразу</Trans>
        </Button>
      ) : null}
      <Button {...look} variant="subtle" onClick={() => setEditing(true)}>
        <Trans>Изменить фразы</Trans>
      </Button>
    </Group>
  )
}

interface EditorProps {
  phrases: readonly string[]
  isBusy: boolean
  onKeep: (phrases: readonly string[]) => void
  onClose: () => void
}

/** All phrases at once, one on a line, in the order in which they are offered. */
function PhrasesEditor({ phrases, isBusy, onKeep, onClose }: EditorProps) {
  const { t } = useLingui()
  const [text, setText] = useState(() => phrases.join('\n'))
  useKeptInput({
    name: 'comment phrases',
    read: () => (text === phrases.join('\n') ? null : { text }),
    restore: (typed) => setText(String(typed['text'])),
  })
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  const isTooLong = lines.some(({ length }) => length > maxPhraseLength)
  const error =
    lines.length > maxPhrases
      ? t`Не больше ${maxPhrases} фраз`
      : isTooLong
        ? t`Не длиннее ${maxPhraseLength} знаков`
        : undefined
  return (
    <Stack gap={6}>
      <Textarea
        label={t`Мои фразы`}
        description={t`Каждая с новой строки. Пусто — снова обычные`}
        autosize
        minRows={4}
        maxRows={10}
        data-autofocus
        value={text}
        error={error}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="light"
          disabled={error !== undefined}
          loading={isBusy}
          onClick={() => onKeep(lines)}
        >
          <Trans>Сохранить фразы</Trans>
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={onClose}>
          <Trans>Не менять</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
