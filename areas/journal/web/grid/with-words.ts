import { textOrNull } from '#platform/web/form/index.ts'
import type { CellValue } from '../sheet/cell-value.ts'
import { noComment, type WrittenComment } from './comment-fields.tsx'

interface Words {
  /** By the order of the marks. */
  comments: readonly WrittenComment[]
  reason: string
  retake: CellValue['marks'][number]['retake'] | null
}

/** Marks and a miss as they were read, with what is written beside them. */
export const withWords = ({ marks, miss }: CellValue, { comments, reason, retake }: Words): CellValue => ({
  marks: marks.map(({ value }, index) => {
    const { text, isInternal } = comments[index] ?? noComment
    const comment = textOrNull(text)
    return {
      value,
      comment,
      ...(comment !== null && isInternal && { is_comment_internal: true }),
      ...(retake && { retake }),
    }
  }),
  miss: miss && { ...miss, reason: textOrNull(reason) },
})
