import { useLingui } from '@lingui/react/macro'
import { useState, type KeyboardEvent } from 'react'
import { takeKeyboard } from '#platform/web/grid/index.ts'
import { Checkbox, Stack, Textarea } from '#platform/web/ui/index.ts'
import { CommentPhrases } from './comment-phrases.tsx'

/** What is written to a mark. */
export interface WrittenComment {
  text: string
  isInternal: boolean
}
export const noComment: WrittenComment = { text: '', isInternal: false }
export const maxCommentLength = 500
export const isCommentTooLong = (text: string): boolean => text.trim().length > maxCommentLength

interface Props {
  /** Points of the marks, in order. */
  values: readonly number[]
  comments: readonly WrittenComment[]
  /** The comment that the keyboard goes to at first, or -1. */
  startsAt: number
  onChange: (index: number, comment: WrittenComment) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A comment to each mark, whether it is for the family, and phrases for the one that is written. */
export function CommentFields({ values, comments, startsAt, onChange, onKeyDown }: Props) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState(Math.max(0, startsAt))
  const at = Math.min(chosen, values.length - 1)
  const commentOf = (index: number) => comments[index] ?? noComment
  if (values.length === 0) return null
  return (
    <>
      {values.map((value, index) => {
        const { text, isInternal } = commentOf(index)
        return (
          <Stack key={index} gap={6}>
            <Textarea
              label={values.length > 1 ? t`Комментарий к отметке ${value}` : t`Комментарий`}
              autosize
              minRows={1}
              maxRows={5}
              error={isCommentTooLong(text) ? t`Не длиннее ${maxCommentLength} знаков` : undefined}
              onKeyDown={onKeyDown}
              value={text}
              ref={startsAt === index ? takeKeyboard : null}
              data-autofocus={startsAt === index || undefined}
              onFocus={() => setChosen(index)}
              onChange={(event) => onChange(index, { text: event.currentTarget.value, isInternal })}
            />
            {text.trim() === '' ? null : (
              <Checkbox
                size="sm"
                label={t`Не для семьи`}
                description={isInternal ? t`Увидят только сотрудники, которым открыт журнал` : undefined}
                checked={isInternal}
                onChange={(event) => onChange(index, { text, isInternal: event.currentTarget.checked })}
              />
            )}
          </Stack>
        )
      })}
      <CommentPhrases
        written={commentOf(at).text}
        onChoose={(text) => onChange(at, { text, isInternal: commentOf(at).isInternal })}
      />
    </>
  )
}
