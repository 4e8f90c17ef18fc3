import { useLingui } from '@lingui/react/macro'
import { currentSession } from '#platform/web/api/index.ts'
import { accountNote } from '#platform/web/offline/forget-reading.ts'
import { Button, Group } from '#platform/web/ui/index.ts'
import { useState } from 'react'

const key = () => accountNote(`journal.phrases.${currentSession()?.accountId ?? ''}`)
const maxShown = 6

function keptPhrases(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key()) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Comments that were written come first the next time. */
export function rememberPhrases(comments: readonly string[]): void {
  if (comments.length === 0) return
  try {
    const phrases = [...new Set([...comments, ...keptPhrases()])].slice(0, maxShown)
    localStorage.setItem(key(), JSON.stringify(phrases))
  } catch {
    // A browser that keeps nothing offers the common ones.
  }
}

/** A comment in one press: one's own last ones, then what is often said. */
export function CommentPhrases({ onChoose }: { onChoose: (phrase: string) => void }) {
  const { t } = useLingui()
  const common = [
    t`Хороший ответ`,
    t`Активная работа на уроке`,
    t`Нужно доработать`,
    t`Ошибки в вычислениях`,
    t`Нет домашнего задания`,
    t`Повторить тему`,
  ]
  const [own] = useState(keptPhrases)
  const phrases = [...new Set([...own, ...common])].slice(0, maxShown)
  return (
    <Group gap={4}>
      {phrases.map((phrase) => (
        <Button
          key={phrase}
          size="compact-xs"
          variant="default"
          fw={400}
          maw="100%"
          title={phrase}
          onClick={() => onChoose(phrase)}
        >
          {phrase}
        </Button>
      ))}
    </Group>
  )
}
