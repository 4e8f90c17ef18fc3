import { t } from '@lingui/core/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { ResultType } from '#platform/contract/enumerations.ts'
import type { HistoryState, JournalChange } from '../../contract/history.ts'
import type { HomeworkFile, JournalFrame } from '#areas/journal/contract/journal.ts'
import { resultText } from '#areas/grading/rules/result-value.ts'
import { resultSlots, slotId } from '#areas/journal/web/index.ts'

type DescribedChange = Pick<JournalChange, 'subject' | 'before' | 'after'>
type Known = Pick<JournalFrame, 'group' | 'quarters' | 'results' | 'miss_kinds' | 'today'>

const arrow = (before: string, after: string) => (before === after ? after : `${before} → ${after}`)

/** «пересдача 20.11.2026, до неё 5», «пересдача снята»; empty where nothing of it has changed. */
function retakeWords({ before, after }: Omit<DescribedChange, 'subject'>): string {
  const [was, is] = [before?.retaken_on, after?.retaken_on]
  if (was === is) return ''
  return is === undefined ? t`пересдача снята` : t`пересдача ${displayDate(is)}, до неё ${after?.former_value ?? ''}`
}

function markWords({ before, after }: DescribedChange): string {
  const types: Record<string, string> = { fo: t`ФО`, sor: t`СОР`, soch: t`СОЧ` }
  const type = types[(after ?? before)?.type ?? ''] ?? ''
  if (after === null) return t`${type} ${before?.value ?? ''} — удалена`
  const points = before === null ? String(after.value) : arrow(String(before.value), String(after.value))
  const value = [points, retakeWords({ before, after })].filter(Boolean).join(', ')
  const comment = after.comment ?? null
  const isInternal = after.is_comment_internal ?? false
  const isSameComment = comment === (before?.comment ?? null) && isInternal === (before?.is_comment_internal ?? false)
  if (isSameComment) return `${type} ${value}`
  if (comment === null) return t`${type} ${value}, комментарий убран`
  return isInternal
    ? t`${type} ${value}, комментарий не для семьи: «${comment}»`
    : t`${type} ${value}, комментарий: «${comment}»`
}

function missWords({ before, after }: DescribedChange, kinds: Known['miss_kinds']): string {
  const letter = ({ kind_id, minutes }: HistoryState) =>
    `${kinds.find(({ id }) => id === kind_id)?.letter ?? ''}${minutes ?? ''}`
  if (after === null) return t`Пропуск ${before ? letter(before) : ''} — снят`
  const value = before === null ? letter(after) : arrow(letter(before), letter(after))
  const reason = after.reason ?? null
  const isCommentChanged = reason !== null && reason !== before?.reason
  return isCommentChanged ? t`Пропуск ${value}, причина: «${reason}»` : t`Пропуск ${value}`
}

/** «Файл «§ 12.pdf» приложен», «… убран». */
function fileWords(before: readonly HomeworkFile[], after: readonly HomeworkFile[]): string[] {
  const beyond = (some: readonly HomeworkFile[], others: readonly HomeworkFile[]) =>
    some.filter(({ id }) => !others.some((one) => one.id === id)).map(({ name }) => name)
  return [
    ...beyond(after, before).map((name) => t`Файл «${name}» приложен`),
    ...beyond(before, after).map((name) => t`Файл «${name}» убран`),
  ]
}

function textWords({ before, after }: DescribedChange): string {
  const fields = [
    [t`Тема`, before?.topic ?? null, after?.topic ?? null],
    [t`Задание`, before?.homework ?? null, after?.homework ?? null],
  ] as const
  const quoted = (text: string | null) => (text === null ? t`нет` : `«${text}»`)
  const texts = fields
    .filter(([, was, is]) => was !== is)
    .map(([title, was, is]) => `${title}: ${was === null ? quoted(is) : arrow(quoted(was), quoted(is))}`)
  return [...texts, ...fileWords(before?.files ?? [], after?.files ?? [])].join('; ')
}

function resultWords({ before, after }: DescribedChange, known: Known): string {
  const state = after ?? before
  const type = (state?.type ?? 'quarter_score') as ResultType
  const id = slotId({ type, quarter_id: state?.quarter_id ?? null, half: (state?.half ?? null) as 1 | 2 | null })
  const slot = resultSlots(known).find((one) => one.id === id)
  const title = slot?.title ?? (type === 'exam' ? t`Экзамен` : t`Итог`)
  const value = (one: HistoryState) => resultText(type, one.value ?? null)
  if (after === null) return t`${title}: ${before ? value(before) : ''} — снято`
  const values = before === null ? value(after) : arrow(value(before), value(after))
  const reason = after.reason ?? null
  if (reason !== null && reason !== before?.reason) return `${title}: ${values}, «${reason}»`
  // a set one stays beside marks that say something else now
  const hasStayed = before !== null && before.value === after.value && before.recommended !== after.recommended
  if (!hasStayed) return `${title}: ${values}`
  return t`${title}: ${values}, по отметкам ${resultText(type, after.recommended ?? null)}`
}

function reopeningWords({ after }: DescribedChange, { quarters }: Known): string {
  const title = quarters.find(({ id }) => id === after?.quarter_id)?.title ?? t`Период`
  const until = after?.until === undefined ? '' : displayDate(after.until)
  return t`${title} открыта до ${until}: «${after?.reason ?? ''}»`
}

/** A change in words: «ФО 8 → 9», «Пропуск Н — снят», «Тема: «Степени»», «I четверть: 4 → 5». */
export function changeWords(change: DescribedChange, known: Known): string {
  switch (change.subject) {
    case 'score':
      return markWords(change)
    case 'miss':
      return missWords(change, known.miss_kinds)
    case 'lesson':
      return textWords(change)
    case 'result':
      return resultWords(change, known)
    case 'reopening':
      return reopeningWords(change, known)
  }
}
